import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ESTree, Plugin } from 'vite';
import routes from '../routes.ts';

const build = /virtual:react-router\/server-build$/;
const query = '?handle';
/** What a route would run in the Worker. */
const ofServer = /^(loader|action|middleware|headers|meta|links)$/;

/** Without a component React Router would answer with data. */
const noScreen = 'export default () => null;';

/** The screens of which the Worker renders the layout's fallback alone, by routes.ts. */
const signedIn = new Set<string>();
listSignedIn(routes, false);

function listSignedIn(entries: RouteConfigEntry[], isInside: boolean) {
  for (const { file, children = [] } of entries) {
    if (isInside) signedIn.add(file);
    listSignedIn(children, isInside || file === 'routes/account/account.tsx');
  }
}

/**
 * Splits React Router's build for the Worker: at once it has the `handle` of each screen, by which
 * requests are matched, cached and counted; `load` of a route and of the entry load the rest when a
 * page is rendered. Signed-in screens have no rest: their modules stay out of the Worker. Has no
 * effect under `npm run dev`.
 * @throws during the build, if React Router writes it in another way, or a signed-in screen has a
 *   part for the server
 */
export function splitServerBuild(): Plugin {
  return {
    name: 'split-server-build',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: [build, /\?handle$/] },
      handler(code, id) {
        if (id.endsWith(query)) {
          const { body } = this.parse(code);
          const isShell = signedIn.has(id.replaceAll(/^.*\/app\/|\?.*$/g, ''));
          const exports = body.filter(({ type }) => type === 'ExportNamedDeclaration');
          const part = isShell && exports.flatMap(listDeclared).find((name) => ofServer.test(name));
          if (part) this.error(`The Worker runs no ${part} of a signed-in screen`);
          const handle = pickHandle(code, body);
          return { code: isShell ? `${handle}\n${noScreen}` : handle, map: null };
        }
        const split = splitImports(code);
        if (!/load: [\s\S]*load: /.test(split)) this.error('React Router writes another build');
        return { code: split, map: null };
      },
    },
  };
}

function splitImports(code: string): string {
  const files = new Map<string, string>();
  return code
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, (_, name: string, file: string) => {
      files.set(name, file);
      const handle = JSON.stringify(`${JSON.parse(file) as string}${query}`);
      return name === 'entryServer' ? '' : `import * as ${name} from ${handle};`;
    })
    .replaceAll(/module: (\w+)/g, (_, name: string) => {
      const file = files.get(name) ?? '';
      const module = name === 'entryServer' ? '{}' : name;
      const isShell = signedIn.has(file.replaceAll(/^.*\/app\/|"/g, ''));
      return `module: ${module}${isShell ? '' : `, load: () => import(${file})`}`;
    });
}

type Statement = ESTree.Program['body'][number];

/** Returns the module reduced to its `handle`, and to what that needs. */
function pickHandle(code: string, body: Statement[]): string {
  const textOf = ({ start, end }: Statement) => code.slice(start, end);
  const needed = new Set(['handle']);
  const picked = new Set<Statement>();
  for (const name of needed) {
    for (const statement of body) {
      if (picked.has(statement) || !listDeclared(statement).includes(name)) continue;
      picked.add(statement);
      for (const used of listUsed(statement)) needed.add(used);
    }
  }
  return body
    .filter((statement) => picked.has(statement))
    .map(textOf)
    .join('\n');
}

function listDeclared(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.map(({ local }) => local.name);
  }
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : [],
    );
  }
  return declaration?.type === 'FunctionDeclaration' && declaration.id ? [declaration.id.name] : [];
}

/** Names that a part of the module reads, and some more, but no names of properties. */
function listUsed(node: object): string[] {
  const { type, name, computed } = node as Record<string, unknown>;
  if (type === 'Identifier') return [String(name)];
  return Object.entries(node).flatMap(([key, child]) => {
    const isProperty = (key === 'property' || key === 'key') && computed === false;
    return typeof child === 'object' && child !== null && !isProperty ? listUsed(child) : [];
  });
}
