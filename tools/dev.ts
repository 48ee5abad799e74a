import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { programEnvironment, projectRoot } from './programs.ts';

/** The server, restarted when its files change, behind Vite with hot reload for the pages. */
const apiPort = 3001;
const webPort = Number(process.env['PORT'] ?? 3000);

const api = spawn(process.execPath, ['--watch-preserve-output', '--watch', 'src/server/main.ts'], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: { ...programEnvironment, PORT: String(apiPort), APP_URL: `http://localhost:${webPort}` },
});

const target = `http://127.0.0.1:${apiPort}`;
const web = await createServer({
  root: projectRoot,
  server: {
    port: webPort,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/rpc', '/auth/v1', '/healthz', '/readyz'].map(path => [path, { target }]),
    ),
  },
});
await web.listen();
web.printUrls();

const stop = (): void => {
  api.kill('SIGTERM');
  void web.close();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
api.once('exit', () => void web.close().then(() => process.exit()));
