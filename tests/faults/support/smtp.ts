/** A fake mail server with faults that a test chooses. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { TLSSocket } from "node:tls";

export type Fault =
  | "none"
  /** The connection is accepted, and nothing is sent. */
  | "silent"
  | "greylisting"
  | "550"
  /** The mail is read, then refused for good. */
  | "554 at the end"
  | "no STARTTLS"
  | "drop at AUTH"
  | "535"
  | "drop at MAIL"
  | "drop"
  /** The greeting: the server is too busy. */
  | "421"
  | "mute at MAIL"
  /** The mail is accepted, and the connection closed before the response. */
  | "drop at the end"
  /** The response to a mail comes after `lateness`. */
  | "late";

export type FakeSmtp = {
  port: number;
  fault: Fault;
  /** In milliseconds. */
  lateness: number;
  received: { id: string; to: string }[];
  /** Logins and mails are counted when they begin. */
  counts: { connections: number; logins: number; mails: number };
  onMail: () => void;
  /** Whether the server stops responding at the end of a mail, without accepting it. */
  hangs: (mail: string) => boolean;
  open: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = { certificate?: { key: string; cert: string } };

function talk(socket: Socket, smtp: FakeSmtp, { certificate }: Options, isSecure = false): void {
  let received = "";
  let isData = false;
  let recipient = "";
  const sendLine = (line: string) => void (socket.writable && socket.write(`${line}\r\n`));

  const handleLine = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "EHLO") {
      const offersTls = certificate && !isSecure && smtp.fault !== "no STARTTLS";
      sendLine(offersTls ? "250-fake\r\n250 STARTTLS" : "250-fake\r\n250 AUTH PLAIN");
    } else if (verb === "STAR" && smtp.fault === "no STARTTLS") {
      sendLine("502 what is that?");
    } else if (verb === "STAR") {
      sendLine("220 go on");
      socket.removeAllListeners("data");
      const secureSocket = new TLSSocket(socket, { isServer: true, ...certificate });
      secureSocket.on("error", () => socket.destroy());
      talk(secureSocket, smtp, {}, true);
    } else if (verb === "AUTH") {
      smtp.counts.logins++;
      if (smtp.fault === "drop at AUTH") socket.destroy();
      else sendLine(smtp.fault === "535" ? "535 5.7.8 who are you?" : "235 welcome");
    } else if (verb === "MAIL") {
      smtp.counts.mails++;
      if (smtp.fault === "drop at MAIL") socket.destroy();
      else if (smtp.fault !== "mute at MAIL") sendLine("250 ok");
    } else if (verb === "RCPT") {
      recipient = line;
      if (smtp.fault === "greylisting") sendLine("451 4.7.1 greylisted, come back later");
      else if (smtp.fault === "550") sendLine("550 5.7.1 we do not like you");
      else sendLine("250 ok");
    } else if (verb === "DATA") {
      isData = true;
      sendLine("354 go on");
    } else if (verb === "QUIT") {
      sendLine("221 bye");
      socket.end();
    } else sendLine("250 ok");
  };

  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString("latin1");
    for (;;) {
      const lineEnd = received.indexOf(isData ? "\r\n.\r\n" : "\r\n");
      if (lineEnd < 0) return;
      const readText = received.slice(0, lineEnd);
      received = received.slice(lineEnd + (isData ? 5 : 2));
      if (!isData) {
        handleLine(readText);
        continue;
      }
      isData = false;
      if (smtp.hangs(readText)) continue;
      if (smtp.fault === "554 at the end") {
        sendLine("554 5.7.1 this is spam");
        continue;
      }
      const id = /^Message-ID: (.*)$/im.exec(readText)?.[1] ?? "";
      smtp.received.push({ id, to: recipient });
      smtp.onMail();
      if (smtp.fault === "drop at the end") socket.destroy();
      else if (smtp.fault === "late") setTimeout(() => sendLine("250 taken"), smtp.lateness);
      else sendLine("250 taken");
    }
  });
}

/** A fake mail server on a free port, which refuses connections until `open` is called. */
export async function fakeSmtp(options: Options = {}): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const smtp: FakeSmtp = {
    port: 0,
    fault: "none",
    lateness: 0,
    received: [],
    counts: { connections: 0, logins: 0, mails: 0 },
    onMail: () => {},
    hangs: () => false,
    async open() {
      server = createServer((socket) => {
        sockets.add(socket);
        smtp.counts.connections++;
        socket.on("close", () => sockets.delete(socket));
        if (smtp.fault === "silent") return void socket.on("error", () => {});
        if (smtp.fault === "drop") return void socket.destroy();
        if (smtp.fault === "421") return void socket.end("421 too busy\r\n");
        talk(socket, smtp, options);
        socket.write("220 fake ESMTP\r\n");
      });
      await once(server.listen(smtp.port, "127.0.0.1"), "listening");
      smtp.port = (server.address() as AddressInfo).port;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server?.listening) await once(server.close(), "close");
    },
  };
  // The server is opened once to get a free port, and then closed.
  await smtp.open();
  await smtp.close();
  return smtp;
}
