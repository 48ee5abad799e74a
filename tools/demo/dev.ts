import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { cutFonts } from '../build/cut-fonts.ts';
import { programEnvironment, projectRoot, runProgram } from '../checks/programs.ts';

/**
 * The server, restarted when its files change, behind Vite, which serves the app with hot reload. The public
 * pages stay as built at the start.
 */
const webPort = Number(process.env['PORT'] ?? 3000);
const apiPort = await freePort();

await runProgram('node', ['tools/build/build-web.ts', '--if-changed'], { output: 'stream' });
await cutFonts();
const routes = JSON.parse(readFileSync(join(projectRoot, 'dist', 'web', 'routes.json'), 'utf8')) as {
  static: string[];
  app: string[];
};

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: { ...programEnvironment, PORT: String(apiPort), APP_URL: `http://localhost:${webPort}` },
});

/** Every address of the app is the same page. */
const appPage: Plugin = {
  name: 'app-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      const isApp = routes.app.some(route =>
        route.endsWith('/*') ? path.startsWith(route.slice(0, -1)) : path === route,
      );
      if (isApp) request.url = '/app.html';
      next();
    });
  },
};

const target = `http://127.0.0.1:${apiPort}`;
const fromServer = [
  '^/(api|rpc|auth/v1|assets)/',
  '^/(healthz|readyz)$',
  ...routes.static.map(route => `^${route}(\\?.*)?$`),
];
const web = await createServer({
  root: projectRoot,
  plugins: [appPage],
  server: {
    port: webPort,
    strictPort: true,
    proxy: Object.fromEntries(fromServer.map(path => [path, { target, changeOrigin: false }])),
  },
});
await web.listen();
web.printUrls();

const stop = (): void => void api.kill('SIGTERM');
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
api.once('exit', () => void web.close().then(() => process.exit()));
