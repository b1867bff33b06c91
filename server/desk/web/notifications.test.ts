/** Notifiche: a phone begins to ring, is tried, asks what is new, and stops. */
import { expect, onTestFinished, test } from "vitest";
import { addAlert } from "#server/store/alerts.ts";
import { saveMessage } from "#server/store/messages.ts";
import { scheduleNews } from "#server/store/news.ts";
import { allSubscriptions, claimBells, scheduleBells } from "#server/store/push-subscriptions.ts";
import { startPushService } from "#tests/support/push-service.ts";
import { openRawDesk, propsOf, type RawDesk } from "#tests/support/raw-desk.ts";
import { TestPhone } from "#tests/support/test-phone.ts";

const NOTIFICATIONS = "/banco/notifiche";
const GUEST = { name: "Klara Weber", email: "klara@posta.example", message: "Avete posto?" };

async function openDesk(options: Parameters<typeof openRawDesk>[0] = {}) {
  const service = await startPushService();
  onTestFinished(service.close);
  const desk = openRawDesk({ testHost: "127.0.0.1", ...options });
  let keys = 0;
  const send = async (cookie: string, path: string, fields: Record<string, string> = {}) => {
    const all = { chiave: String(keys++), ...fields };
    const answer = await desk.post(path, { cookie, fields: all });
    const location = answer.headers.get("Location") ?? "";
    const screen = await propsOf(location ? await desk.get(location, cookie) : answer);
    return { status: answer.status, ...screen.props };
  };
  const subscribe = (cookie: string, phone: string) =>
    send(cookie, NOTIFICATIONS, { iscrizione: service.endpoint(phone) });
  const news = async (cookie: string, phone = "") => {
    const fields = { iscrizione: phone && service.endpoint(phone) };
    return desk.post(`${NOTIFICATIONS}/novita`, { cookie, fields });
  };
  const read = async (cookie: string) =>
    (await propsOf(await desk.get(NOTIFICATIONS, cookie))).props;
  return { desk, service, send, subscribe, news, read };
}

const happen = async ({ database, now }: RawDesk, what: () => Promise<unknown>) => {
  await what();
  await scheduleNews(database, { now: now(), at: now() });
};

const write = ({ database, now }: RawDesk, key: string) =>
  saveMessage(database, { ...GUEST, key, suspicion: "" }, now());

test("a phone begins to ring, is heard in a trial, and stops", async () => {
  const { desk, service, send, subscribe, news, read } = await openDesk({ hasMail: true });
  const anna = await desk.enter("telefono di Anna");
  const paolo = await desk.enter("telefono di Paolo");
  expect(await read(anna)).toMatchObject({
    state: "off",
    devices: [],
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
    fallbackText: "Le e-mail arrivano comunque.",
  });
  expect(await subscribe(anna, "anna")).toMatchObject({
    state: "on",
    devices: [{ name: "telefono di Anna", isThis: true, state: "Non ha ancora suonato" }],
    notice: expect.stringContaining("Fatto"),
  });
  expect(await read(paolo)).toMatchObject({ state: "off", devices: [{ isThis: false }] });

  const trial = await send(anna, `${NOTIFICATIONS}/prova`);
  expect(trial.notice).toMatch(/^Mandata/);
  expect(service.pushes).toHaveLength(1);
  expect(service.pushes[0]).toMatchObject({ url: "/send/anna", body: "" });
  expect(await (await news(anna, "anna")).json()).toMatchObject({
    title: "La prova è riuscita",
    body: "Questo telefono suona.",
    isSubscribed: true,
  });
  expect(await read(anna)).toMatchObject({
    devices: [{ state: "Ha suonato l’ultima volta il 23/11/26, 13:00" }],
  });

  const [{ id } = { id: "" }] = await desk.database.read(allSubscriptions);
  // From another phone, too.
  expect(await send(paolo, `${NOTIFICATIONS}/spegni`, { telefono: id })).toMatchObject({
    devices: [],
    notice: expect.stringContaining("Spente"),
  });
  expect(await read(anna)).toMatchObject({ state: "off" });
  expect(await (await news(anna, "anna")).json()).toMatchObject({ isSubscribed: false });
  expect((await send(anna, `${NOTIFICATIONS}/prova`)).notice).toContain("non è iscritto");
});

test.each([
  [410, /non è più iscritto/, 0],
  [503, /\(127\.0\.0\.1\) adesso non risponde: riprovate/, 1],
  [403, /rifiuta la prova \(errore 403\): ditelo a chi vi segue il sito/, 1],
])("a trial that is answered %i says so", async (status, words, phones) => {
  const { desk, service, send, subscribe } = await openDesk();
  const anna = await desk.enter("telefono");
  await subscribe(anna, "anna");
  service.status = status;
  expect((await send(anna, `${NOTIFICATIONS}/prova`)).notice).toMatch(words);
  expect(await desk.database.read(allSubscriptions)).toHaveLength(phones);
});

test("a phone that rings says what is new in kinds and counts, once", async () => {
  const { desk, subscribe, news } = await openDesk();
  const anna = await desk.enter("telefono");
  await subscribe(anna, "anna");
  const words = async () => (await news(anna, "anna")).json();
  desk.pass(60_000);
  await happen(desk, () => write(desk, "1"));
  desk.pass(60_000);
  const one = await words();
  expect(one).toMatchObject({ title: "Un messaggio nuovo", path: "/banco/messaggi" });
  expect(JSON.stringify(one)).not.toMatch(/Klara|Weber|posta\.example|Avete/);
  expect(await words()).toMatchObject({ title: "Niente di nuovo" });

  desk.pass(60_000);
  await happen(desk, async () => {
    for (const key of ["2", "3"]) await write(desk, key);
    const alert = { room: "elegant_room", calendars: ["Airbnb"], nights: [] };
    await desk.database.transaction(async (query) => {
      for (const kind of ["silent", "twice"] as const)
        await addAlert(query, { kind, ...alert }, desk.now());
    });
  });
  desk.pass(60_000);
  expect(await words()).toMatchObject({
    title: "Novità al banco",
    body: "Una notte è venduta due volte. 2 messaggi nuovi. Un calendario tace.",
    path: "/banco",
  });
});

test("a phone without a session learns nothing, and is found again when it enters", async () => {
  const { desk, subscribe, news, read } = await openDesk();
  const phone = new TestPhone("https://casa.example");
  const anna = await desk.enter("telefono di Anna");
  await subscribe(anna, "anna");
  const options = await desk.post("/banco/accessi/passkey/opzioni", { cookie: anna });
  const nuova = phone.create(await options.json());
  await desk.post("/banco/accessi/passkey", { cookie: anna, fields: { nuova } });
  // All leave; the passkey stays, and its phone rings on.
  await desk.post("/banco/esci", { cookie: anna, fields: { chiave: "esci" } });
  expect(await desk.database.read(allSubscriptions)).toHaveLength(1);
  const answer = await news(anna, "anna");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/banco/entra"]);

  const back = await desk.enter("telefono di Anna");
  expect(await read(back)).toMatchObject({ state: "off" });
  expect(await (await news(back, "anna")).json()).toMatchObject({ isSubscribed: true });
  expect(await read(back)).toMatchObject({ state: "on" });
});

test("a phone that is removed, or leaves without a passkey, rings no more", async () => {
  const { desk, subscribe, send } = await openDesk();
  const [anna, paolo] = [await desk.enter("Anna"), await desk.enter("Paolo")];
  await subscribe(anna, "anna");
  await subscribe(paolo, "paolo");
  const { props } = await propsOf(await desk.get("/banco/accessi", anna));
  const { id } = props.devices.find(({ name }: { name: string }) => name === "Paolo");
  await send(anna, "/banco/accessi", { togli: id });
  const endpoints = async () =>
    (await desk.database.read(allSubscriptions)).map(({ endpoint }) => endpoint.split("/").at(-1));
  expect(await endpoints()).toEqual(["anna"]);
  await desk.post("/banco/esci", { cookie: anna, fields: { chiave: "esci" } });
  expect(await endpoints()).toEqual([]);
});

test("after three bells without an answer the phone is told that it does not ring, on Oggi too", async () => {
  const { desk, subscribe, read } = await openDesk();
  const anna = await desk.enter("Anna");
  await subscribe(anna, "anna");
  const problems = async () => (await propsOf(await desk.get("/banco", anna))).props.problems;
  const silent = { href: NOTIFICATIONS, text: expect.stringContaining("non suona più") };
  for (let bell = 0; bell < 3; bell++) {
    expect(await read(anna)).toMatchObject({ state: "on" });
    expect(await problems()).not.toContainEqual(expect.objectContaining(silent));
    await desk.database.transaction(async (query) => {
      await scheduleBells(query, desk.now());
      await claimBells(query, desk.now());
    });
  }
  expect(await read(anna)).toMatchObject({
    state: "silent",
    devices: [{ state: expect.stringMatching(/^Non suona più/) }],
  });
  expect(await problems()).toContainEqual(expect.objectContaining(silent));
  // A new subscription begins anew.
  expect(await subscribe(anna, "anna-2")).toMatchObject({ state: "on", devices: [{}] });
});

test.each([
  "http://fcm.googleapis.com/fcm/send/x",
  "https://127.0.0.1/x",
  "https://10.0.0.1/x",
  "https://localhost/x",
  "https://[::1]/x",
  "https://push.example:8443/x",
  "ftp://push.example/x",
  "",
])("an address such as «%s» is not taken", async (iscrizione) => {
  const { desk, send } = await openDesk({ testHost: "" });
  const anna = await desk.enter("telefono");
  const { status, reason } = await send(anna, NOTIFICATIONS, { iscrizione });
  expect({ status, reason }).toEqual({ status: 422, reason: expect.stringContaining("provate") });
  expect(await desk.database.read(allSubscriptions)).toEqual([]);
});

test("the hours of silence are chosen, and may be none", async () => {
  const { desk, send, read } = await openDesk();
  const anna = await desk.enter("telefono");
  const save = (dalle: string, alle: string) =>
    send(anna, `${NOTIFICATIONS}/silenzio`, { dalle, alle });
  expect(await read(anna)).toMatchObject({ quietFrom: "22", quietUntil: "7" });
  expect(await save("23", "8")).toMatchObject({ quietFrom: "23", quietUntil: "8" });
  expect(await save("8", "8")).toMatchObject({
    status: 422,
    error: expect.stringContaining("uguali"),
    quietFrom: "8",
  });
  expect(await read(anna)).toMatchObject({ quietFrom: "23" });
  expect(await save("mai", "8")).toMatchObject({ quietFrom: "mai" });
  expect(await save("25", "8")).toMatchObject({ status: 422 });
  expect(await read(anna)).toMatchObject({
    quietFrom: "mai",
    fallbackText: "I messaggi restano comunque al banco, in Messaggi.",
  });
});
