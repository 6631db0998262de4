import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../api-key.ts';
import type { Database } from '../database.ts';
import { nameError } from '../errors.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { adminCreateUser } from './admin/create-user.ts';
import { adminDeleteFactor } from './admin/delete-factor.ts';
import { adminDeleteUser } from './admin/delete-user.ts';
import { adminGenerateLink } from './admin/generate-link.ts';
import { adminGetUser } from './admin/get-user.ts';
import { invite } from './admin/invite.ts';
import { adminListFactors } from './admin/list-factors.ts';
import { adminListUsers } from './admin/list-users.ts';
import { requireAdmin } from './admin/require-admin.ts';
import { adminUpdateUser } from './admin/update-user.ts';
import { readAuthConfig } from './config.ts';
import { AuthError, sendError } from './errors.ts';
import { exchangeCode } from './exchange-code.ts';
import { enrollFactor, refuseFactor } from './factors.ts';
import { linkIdentity, unlinkIdentity } from './identities.ts';
import { sendOtp } from './otp.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recover } from './recover.ts';
import { refresh } from './refresh.ts';
import { refuseIdToken, refuseProvider, refuseSso, refuseWeb3 } from './refusals.ts';
import { requireUser } from './require-user.ts';
import { resend } from './resend.ts';
import type { Services } from './services.ts';
import { describeSettings, health, publicKeys } from './settings.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './update-user.ts';
import { getUserJson } from './user.ts';
import { verifyCode } from './verify-code.ts';
import { verifyLink } from './verify-link.ts';

type AuthOptions = {
  database: Database;
  /** Folder with config.toml. */
  projectDir: string;
  /** The site's address, where links lead; config.toml's site_url by default. */
  siteUrl?: string | undefined;
  inbox: Inbox;
  countMail: () => void;
  getSite: () => string | null;
  /** Returns the gateway's address, the issuer in tokens. */
  getUrl: () => string;
  log: (line: string) => void;
};

/** Creates `/auth/v1`: the part of GoTrue's API that the product uses, one endpoint per file. */
export function createAuth(options: AuthOptions): Hono<GatewayEnv> {
  const { database, projectDir, siteUrl, inbox, countMail, getSite, getUrl, log } = options;
  const app = new Hono<GatewayEnv>();
  const services: Services = {
    database,
    inbox,
    countMail,
    getSite,
    config: { ...readAuthConfig(projectDir), ...(siteUrl && { site_url: siteUrl }) },
    getIssuer: () => `${getUrl()}/auth/v1`,
  };

  const requireSession: MiddlewareHandler<GatewayEnv> = async (c, next) => {
    await requireUser(c, database);
    return next();
  };

  app.get('/health', (c) => c.json(health));
  app.get('/.well-known/jwks.json', (c) => c.json(publicKeys));
  app.get('/settings', (c) => c.json(describeSettings(services.config)));
  app.post('/signup', (c) => signUp(c, services));
  app.post('/token', (c) => grant(c, services));
  app.post('/recover', (c) => recover(c, services));
  app.post('/resend', (c) => resend(c, services));
  app.post('/otp', (c) => sendOtp(c, services));
  app.get('/verify', (c) => verifyLink(c, services));
  app.post('/verify', (c) => verifyCode(c, services));
  app.get('/user', async (c) => {
    const { userId } = await requireUser(c, database);
    return c.json(await getUserJson(database.query, userId));
  });
  app.put('/user', async (c) =>
    updateUser(c, { services, claims: await requireUser(c, database) }),
  );
  app.post('/logout', async (c) =>
    signOut(c, { database, claims: await requireUser(c, database) }),
  );

  app.get('/reauthenticate', async (c) =>
    reauthenticate(c, { services, claims: await requireUser(c, database) }),
  );
  app.get('/authorize', refuseProvider);
  app.post('/sso', refuseSso);
  app.use('/user/identities/*', requireSession).use('/factors/*', requireSession);
  app.get('/user/identities/authorize', () => linkIdentity(services));
  app.delete('/user/identities/:id', (c) => unlinkIdentity(c, services));
  app.post('/factors', enrollFactor);
  app.all('/factors/:id/*', refuseFactor).delete('/factors/:id', refuseFactor);

  app.use('/admin/*', requireAdmin);
  app.post('/invite', requireAdmin, (c) => invite(c, services));
  app.post('/admin/generate_link', (c) => adminGenerateLink(c, services));
  app.get('/admin/users', (c) => adminListUsers(c, services));
  app.post('/admin/users', (c) => adminCreateUser(c, services));
  app.get('/admin/users/:id', (c) => adminGetUser(c, services));
  app.put('/admin/users/:id', (c) => adminUpdateUser(c, services));
  app.delete('/admin/users/:id', (c) => adminDeleteUser(c, services));
  app.get('/admin/users/:id/factors', (c) => adminListFactors(c, services));
  app.delete('/admin/users/:id/factors/:factor', (c) => adminDeleteFactor(c, services));

  app.onError((error, c) => {
    if (error instanceof AuthError) return sendError(c, error);
    log(`${c.req.method} ${c.req.path} failed: ${nameError(error)}`);
    return sendError(c, new AuthError('unexpected_failure'));
  });
  return app;
}

/** POST /token: dispatches to one function for each grant type. */
async function grant(c: Context, services: Services): Promise<Response> {
  const grantType = c.req.query('grant_type');
  if (grantType === 'password') return signIn(c, services);
  if (grantType === 'refresh_token') return refresh(c, services);
  if (grantType === 'pkce') return exchangeCode(c, services);
  if (grantType === 'id_token') return refuseIdToken(c);
  if (grantType === 'web3') return refuseWeb3();
  return c.json({ error: 'unsupported_grant_type' }, 400);
}
