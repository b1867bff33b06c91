/** How many pages a second two servers send to the same few connections. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";

const CONNECTIONS = 16;
const REQUEST = "GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n";

/** Asks one after the other on each connection; gives the answers a second. */
async function measure(port: number, milliseconds: number): Promise<number> {
  let answers = 0;
  const end = Date.now() + milliseconds;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      await new Promise<void>((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () => socket.write(REQUEST));
        // Bytes are counted and not kept: the guest must not be slower than the server.
        let left = -1;
        socket.on("data", (chunk: Buffer) => {
          let body = chunk.length;
          if (left < 0) {
            const start = chunk.indexOf("\r\n\r\n");
            const head = chunk.subarray(0, start).toString("latin1");
            left = Number(/content-length: (\d+)/i.exec(head)?.[1]);
            if (!/^HTTP\/1.1 200/.test(head) || Number.isNaN(left)) reject(new Error(head));
            body = chunk.length - start - 4;
          }
          left -= body;
          if (left > 0) return;
          left = -1;
          answers++;
          if (Date.now() < end) socket.write(REQUEST);
          else {
            socket.destroy();
            resolve();
          }
        });
        socket.on("error", reject);
      });
    }),
  );
  return answers / (milliseconds / 1000);
}

async function heard<T>(child: ChildProcess): Promise<T> {
  const [said] = (await once(child, "message")) as [T];
  return said;
}

function workOf(child: ChildProcess): Promise<number> {
  const answer = heard<number>(child);
  child.send("work");
  return answer;
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[1] ?? 0;

/**
 * Both measured in turns, three times, medians: answers a second as it was, and answers for a second
 * of the processor's work, which is what counts where other programs take their share.
 */
export async function throughput(build: string, milliseconds: number) {
  const child = fork(join(import.meta.dirname, "static-servers.ts"), [build]);
  const ports = await heard<number[]>(child);
  const found = ports.map(() => ({ aSecond: [] as number[], forWork: [] as number[] }));
  for (let round = 0; round < 3; round++) {
    for (const [index, port] of ports.entries()) {
      const before = await workOf(child);
      const aSecond = await measure(port, milliseconds / 3);
      const work = (await workOf(child)) - before;
      found[index]?.aSecond.push(aSecond);
      found[index]?.forWork.push((aSecond * milliseconds) / 3_000 / work);
    }
  }
  child.kill();
  return found.map(({ aSecond, forWork }) => ({
    aSecond: middle(aSecond),
    forWork: middle(forWork),
  }));
}
