import {
  type ServerBuild,
  createStaticHandler,
  isRouteErrorResponse,
  redirect,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import { answerLoaderErrors } from './answer-loader-errors.ts';
import { AppError } from './app-error.ts';

/** What a page's data is when its loader throws this. */
async function loadPage(thrown: unknown) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader = () => {
    throw thrown;
  };
  const route = { id: 'page', path: '/', parentId: undefined, module: { default: null, loader } };
  const { routes } = answerLoaderErrors({ routes: { page: route } } as unknown as ServerBuild);
  const page = routes.page?.module as unknown as { loader: () => Promise<unknown> };
  const handler = createStaticHandler([{ id: 'page', path: '/', loader: page.loader }]);
  return handler.query(new Request('http://localhost/'));
}

test('an expected failure of any loader has its own status, sentence and headers', async () => {
  const headers = { 'Retry-After': '7' };
  const answer = await loadPage(new AppError('backend_unavailable', { headers }));
  if (answer instanceof Response) throw new Error('A failure is no answer by itself');
  const error: unknown = answer.errors?.page;
  expect(answer.statusCode).toBe(503);
  expect(isRouteErrorResponse(error) && error.data).toEqual({
    message: expect.stringContaining('cannot be reached'),
  });
  expect(answer.loaderHeaders.page?.get('Retry-After')).toBe('7');
});

test('redirects and unexpected errors pass through unchanged', async () => {
  expect(await loadPage(redirect('/elsewhere', 301))).toHaveProperty('status', 301);
  const bug = new Error('a bug');
  expect(await loadPage(bug)).toMatchObject({ statusCode: 500, errors: { page: bug } });
});
