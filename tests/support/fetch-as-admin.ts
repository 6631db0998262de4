import { fetchWorker } from '../worker/worker.ts';
import { signInAs } from './clients.ts';

/** What an endpoint answers to an admin. */
export async function fetchAsAdmin<Answer>(path: string): Promise<Answer> {
  const { client } = await signInAs('admin');
  const { data } = await client.auth.getSession();
  const response = await fetchWorker(path, {
    headers: { Authorization: `Bearer ${data.session?.access_token}` },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json<Answer>();
}
