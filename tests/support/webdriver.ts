import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../supabase/local/port.ts';

export type OtherKind = { name: string; driver: string; capabilities: object };

/** Browsers that a driver of WebDriver opens, where it is on the PATH. */
const kinds: OtherKind[] = [
  {
    name: 'Firefox',
    driver: 'geckodriver',
    capabilities: { 'moz:firefoxOptions': { args: ['-headless'] } },
  },
  { name: 'WebKit', driver: 'WebKitWebDriver', capabilities: {} },
];

const startTimeoutMs = 60_000;
/** The key of an element's reference, as WebDriver defines it. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Those and whether they can be opened here. */
export const otherBrowsers = kinds.map((kind) => ({ ...kind, isInstalled: isOnPath(kind.driver) }));

export type OtherBrowser = Awaited<ReturnType<typeof openOtherBrowser>>;

/** Opens a browser with one empty window. */
export async function openOtherBrowser({ driver, capabilities }: OtherKind) {
  const port = await findFreePort();
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  await waitUntilReady(server, child);
  const begun = await send<{ sessionId: string }>('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${server}/session/${begun.sessionId}`;

  /** The first visible element of these whose name begins like this; null: none yet. */
  async function find(selector: string, name: string): Promise<string | null> {
    const found = await send<Record<string, string> | null>('POST', `${session}/execute/sync`, {
      script: findByName,
      args: [selector, name],
    });
    return found?.[elementKey] ?? null;
  }

  const ofElement = (element: string, what: string) => `${session}/element/${element}/${what}`;
  return {
    open: (url: string) => send('POST', `${session}/url`, { url }),
    address: () => send<string>('GET', `${session}/url`),
    find,
    click: (element: string) => send('POST', ofElement(element, 'click'), {}),
    fill: async (element: string, text: string) => {
      await send('POST', ofElement(element, 'clear'), {});
      await send('POST', ofElement(element, 'value'), { text });
    },
    async stop() {
      await send('DELETE', session).catch(() => undefined);
      child.kill();
    },
  };
}

function isOnPath(file: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, file)));
}

async function waitUntilReady(server: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  child.on('error', () => undefined);
  while (Date.now() < deadline && child.exitCode === null) {
    const status = await send<{ ready: boolean }>('GET', `${server}/status`).catch(() => null);
    if (status?.ready) return;
    await sleep(50);
  }
  child.kill();
  throw new Error(`${child.spawnfile} did not start`);
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = await response.json<{ value: Value & { message?: string } }>();
  if (!response.ok) throw new Error(value.message);
  return value;
}

/** Runs in the page, as the body of a function. */
const findByName = `const [selector, name] = arguments;
const read = (element) =>
  element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent.trim();
return [...document.querySelectorAll(selector)].find(
  (element) => element.checkVisibility() && read(element).startsWith(name)) ?? null;`;
