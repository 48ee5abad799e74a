import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** Records the patterns that files build with `new RegExp` while they are loaded. */
const { files } = workerData as { files: string[] };
const built = new Map<string, { source: string; flags: string }>();
const Native = RegExp;
globalThis.RegExp = new Proxy(Native, {
  construct(target, given: ConstructorParameters<typeof RegExp>, made) {
    const pattern = Reflect.construct(target, given, made) as RegExp;
    const { source, flags } = pattern;
    built.set(`/${source}/${flags}`, { source, flags });
    return pattern;
  },
});
for (const file of files) await import(pathToFileURL(file).href);
parentPort?.postMessage([...built.values()]);
