import { Hono } from 'hono';
import { except } from 'hono/combine';
import { requireApiKey, type GatewayEnv } from './api-key.ts';
import { type Variables, limitMails, limitRequests, readAuthLimits } from './auth-limits.ts';
import { createAuth } from './auth/app.ts';
import { cors } from './cors.ts';
import type { Database } from './database.ts';
import { nameError } from './errors.ts';
import { createInboxPages } from './inbox/app.ts';
import { createInbox } from './inbox/inbox.ts';
import { createMailApi } from './inbox/mail-api.ts';
import { createProviderApis } from './inbox/provider-apis.ts';
import type { KeyRing } from './keys.ts';
import { limitBody } from './limit-body.ts';
import { refuseMissingService } from './missing-service.ts';
import type { Realtime } from './realtime/app.ts';
import { createRest } from './rest.ts';
import { createStorage, isKeyless } from './storage/app.ts';
import type { Services as StorageServices } from './storage/services.ts';

type GatewayOptions = {
  /** With the role `supabase_auth_admin`. */
  database: Database;
  /** Folder with config.toml. */
  projectDir: string;
  /** The site's address, for mails; config.toml's site_url by default. */
  siteUrl?: string | undefined;
  /** Returns the origin of the site that sends the mails of accounts; null: they go to the inbox. */
  getSite: () => string | null;
  /** Override config.toml, with the Supabase CLI's names. */
  variables: Variables;
  keys: KeyRing;
  storage: StorageServices;
  realtime: Pick<Realtime, 'broadcastApi'>;
  postgrestPort: number;
  /** Returns the gateway's address, the issuer in tokens. */
  getUrl: () => string;
  log: (line: string) => void;
};

const keylessPaths = ['/auth/v1/verify', '/auth/v1/authorize', '/auth/v1/.well-known/jwks.json'];

/**
 * Of what the Worker sends with the secret key, a piece of an import is the longest. The database
 * has shorter limits for other callers (`check_request`).
 */
const maxRestBytes = 8 * 1024 * 1024;
const maxAuthBytes = 64 * 1024;

const rootPage = `This is the development stand-in for Supabase.
It keeps its data on this computer, has well-known keys and answers on loopback only.
It is not for production: deploy against a hosted Supabase project instead.
`;

/** Creates Supabase's gateway: each service is a router mounted under its path. */
export function createGateway(options: GatewayOptions): Hono<GatewayEnv> {
  const { database, projectDir, siteUrl, getSite, variables, keys, getUrl, log } = options;
  const { storage, realtime, postgrestPort } = options;
  const app = new Hono<GatewayEnv>();
  const limits = readAuthLimits(projectDir, variables);
  const inbox = createInbox();
  // Before cors, which allows every origin to read.
  app.route('/', createInboxPages(inbox, getUrl));
  app.route('/', createMailApi(inbox));
  app.route('/', createProviderApis(inbox));
  app.use(cors);
  app.get('/', (c) => c.text(rootPage));
  app
    .use('/rest/v1/*', requireApiKey(keys), limitBody(maxRestBytes))
    .route('/rest/v1', createRest(postgrestPort));
  // Opened by a browser or public, without a key.
  app
    .use('/auth/v1/*', limitBody(maxAuthBytes))
    .use('/auth/v1/*', except(keylessPaths, requireApiKey(keys)))
    .route('/auth/v1', limitRequests(limits))
    .route(
      '/auth/v1',
      createAuth({
        database,
        projectDir,
        siteUrl,
        inbox,
        countMail: limitMails(limits),
        getSite,
        getUrl,
        log,
      }),
    );
  app
    .use('/storage/v1/*', except(isKeyless, requireApiKey(keys)))
    .route('/storage/v1', createStorage(storage, log));
  // WebSocket requests cannot set headers, so `realtime/app.ts` checks their key.
  app
    .use('/realtime/v1/*', requireApiKey(keys))
    .route('/realtime/v1/api/broadcast', realtime.broadcastApi);
  for (const path of ['/functions/v1', '/graphql/v1']) {
    app.all(`${path}/*`, refuseMissingService);
  }
  app.notFound((c) => c.json({ message: 'no Route matched with those values' }, 404));
  app.onError((error, c) => {
    log(`${c.req.method} ${c.req.path} failed: ${nameError(error)}`);
    return c.json({ message: 'An invalid response was received from the upstream server' }, 502);
  });
  return app;
}
