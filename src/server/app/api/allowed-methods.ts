import { contract } from '#contract/contract.ts';

interface Route {
  method: string;
  pattern: RegExp;
}

const routes: Route[] = [...routesBelow(contract)];

/** The methods that a path below /api/v1 accepts; empty: unknown path. */
export function allowedMethods(path: string): string[] {
  const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

function* routesBelow(node: object): Generator<Route> {
  for (const child of Object.values(node) as unknown[]) {
    if (typeof child !== 'object' || child === null) continue;
    const definition = '~orpc' in child ? (child['~orpc'] as { route?: RouteOf }) : undefined;
    if (definition === undefined) yield* routesBelow(child);
    else if (definition.route?.path !== undefined) {
      const pattern = definition.route.path.replace(/\{\w+\}/g, '[^/]+');
      yield { method: definition.route.method ?? 'POST', pattern: new RegExp(`^${pattern}/?$`) };
    }
  }
}

interface RouteOf {
  method?: string;
  path?: `/${string}`;
}
