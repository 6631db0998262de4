import { z } from 'zod';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/read-body.ts';
import { isOwnHost, siteOrigin } from '../http/site-origin.ts';

/**
 * `POST /mcp`: the directory for assistants, by the Model Context Protocol's streamable HTTP
 * without sessions. The SDK is loaded on the first request, because no page needs it.
 */
export async function postMcp(c: AppContext): Promise<Response> {
  requireOwnOrigin(c);
  const message = await parseJsonBody(c, z.unknown());
  // The protocol dropped batches in June 2025, and a batch would be many calls in one request.
  if (Array.isArray(message)) throw new AppError('bad_request');
  const { answerMessage } = await import('./answer-message.ts');
  return answerMessage(c, message);
}

/**
 * Checks Origin, as the protocol requires, against pages of other sites that use a visitor's
 * browser. Programs send none.
 * @throws AppError forbidden
 */
function requireOwnOrigin(c: AppContext): void {
  const origin = c.req.header('Origin');
  if (origin === undefined || (origin === siteOrigin(c) && isOwnHost(c))) return;
  throw new AppError('forbidden');
}
