/** A phone that makes and uses passkeys as the browser's `navigator.credentials` does, with its own keys. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Credential = { id: string; privateKey: KeyObject; counter: number };

type PhoneOptions = { challenge: string };

/** What an attacker's response has in place of a proper phone's. */
type Deviation = { origin?: string; rpId?: string; isUserVerified?: boolean; counter?: number };

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A public key of the algorithm ES256, in COSE (RFC 9053). */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "base64url"));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

export class TestPhone {
  readonly #siteUrl: string;
  #credential: Credential | undefined;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  #clientData(type: string, challenge: string, { origin = this.#siteUrl }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, counter: number, deviation: Deviation): Buffer {
    const { rpId = new URL(this.#siteUrl).hostname, isUserVerified = true } = deviation;
    const cborHead = Buffer.alloc(5);
    cborHead.writeUInt8(flags | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0));
    cborHead.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), cborHead]);
  }

  /** The result of `navigator.credentials.create`, as JSON. */
  create({ challenge }: PhoneOptions, deviation: Deviation = {}): string {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const idBytes = randomBytes(16);
    const id = base64url(idBytes);
    this.#credential = { id, privateKey, counter: 0 };
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(idBytes.length);
    const authData = Buffer.concat([
      this.#authenticatorData(HAS_CREDENTIAL, 0, deviation),
      Buffer.alloc(16),
      idLength,
      idBytes,
      coseKey(publicKey),
    ]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", Uint8Array.from(authData)],
    ]) as Parameters<typeof isoCBOR.encode>[0];
    const response = {
      clientDataJSON: base64url(this.#clientData("webauthn.create", challenge, deviation)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
    };
    return this.#text(id, response);
  }

  /** The result of `navigator.credentials.get`, as JSON. */
  get({ challenge }: PhoneOptions, deviation: Deviation = {}): string {
    if (!this.#credential) throw new Error("This phone has no passkey");
    const { id, privateKey, counter } = this.#credential;
    const clientData = this.#clientData("webauthn.get", challenge, deviation);
    const authData = this.#authenticatorData(0, deviation.counter ?? counter, deviation);
    const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), privateKey);
    return this.#text(id, {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    });
  }

  #text(id: string, response: object): string {
    const type = "public-key";
    return JSON.stringify({ id, rawId: id, type, response, clientExtensionResults: {} });
  }
}
