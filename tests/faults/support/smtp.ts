/** A mail server with faults, on order. */
import { createServer, type Server, type Socket } from "node:net";
import { TLSSocket } from "node:tls";

export type Fault =
  | "none"
  /** Takes the connection and says nothing. */
  | "silent"
  /** "Come back later", as greylisting does. */
  | "greylisting"
  /** "Never", though it may change its mind. */
  | "550"
  /** Offers no encryption. */
  | "no STARTTLS";

export type Received = { id: string; at: number; to: string };

export type FakeSmtp = {
  port: number;
  fault: Fault;
  received: Received[];
  /** Called when a mail has come in, before the server says 250. */
  onMail: () => void;
  open: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = { certificate?: { key: string; cert: string } };

function talk(socket: Socket, smtp: FakeSmtp, { certificate }: Options, isSecure = false): void {
  let rest = "";
  let isData = false;
  let to = "";
  const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`));

  const answer = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "EHLO") {
      const offers = certificate && !isSecure && smtp.fault !== "no STARTTLS";
      say(offers ? "250-fake\r\n250 STARTTLS" : "250 fake");
    } else if (verb === "STAR" && smtp.fault === "no STARTTLS") {
      say("502 what is that?");
    } else if (verb === "STAR") {
      say("220 go on");
      socket.removeAllListeners("data");
      const secure = new TLSSocket(socket, { isServer: true, ...certificate });
      secure.on("error", () => socket.destroy());
      talk(secure, smtp, {}, true);
    } else if (verb === "RCPT") {
      to = line;
      if (smtp.fault === "greylisting") say("451 4.7.1 greylisted, come back later");
      else if (smtp.fault === "550") say("550 5.7.1 we do not like you");
      else say("250 ok");
    } else if (verb === "DATA") {
      isData = true;
      say("354 go on");
    } else if (verb === "QUIT") {
      say("221 bye");
      socket.end();
    } else say("250 ok");
  };

  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    rest += chunk.toString("latin1");
    for (;;) {
      const end = rest.indexOf(isData ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const text = rest.slice(0, end);
      rest = rest.slice(end + (isData ? 5 : 2));
      if (!isData) {
        answer(text);
        continue;
      }
      isData = false;
      const id = /^Message-ID: (.*)$/im.exec(text)?.[1] ?? "";
      smtp.received.push({ id, at: Date.now(), to });
      smtp.onMail();
      say("250 taken");
    }
  });
}

/** A fake on a free port; closed until `open`. */
export async function fakeSmtp(options: Options = {}): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const smtp: FakeSmtp = {
    port: 0,
    fault: "none",
    received: [],
    onMail: () => {},
    open: () =>
      new Promise((resolve, reject) => {
        server = createServer((socket) => {
          sockets.add(socket);
          socket.on("close", () => sockets.delete(socket));
          if (smtp.fault === "silent") {
            socket.on("error", () => {});
            return;
          }
          talk(socket, smtp, options);
          socket.write("220 fake ESMTP\r\n");
        });
        server.on("error", reject);
        server.listen(smtp.port, "127.0.0.1", () => {
          const address = server?.address();
          smtp.port = typeof address === "object" && address ? address.port : 0;
          resolve();
        });
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        if (server) server.close(() => resolve());
        else resolve();
      }),
  };
  // A port is taken once, so that it is known before the server is there.
  await smtp.open();
  await smtp.close();
  return smtp;
}
