import { data, redirect } from 'react-router';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { ComingScreen } from '#app/components/site/coming-screen.tsx';
import { servicesContext } from '#app/context.ts';
import { findBusiness } from '#app/domain/business/find-business.server.ts';
import type { Route } from './+types/claim';

export const handle = {
  isPrivate: true,
  title: (loaderData) => {
    const name = (loaderData as Route.ComponentProps['loaderData'] | undefined)?.name;
    return name === undefined ? 'Claim' : `Claim ${name}`;
  },
} satisfies SignedInHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const business = await findBusiness(services, params.id);
  if (!business || business.status === 'gone') throw data(null, { status: 404 });
  const { slug, name, is_claimed } = business;
  if (params.id !== slug) throw redirect(`/claim/${slug}`, 301);
  return { slug, name, isClaimed: is_claimed };
}

export default function Claim({ loaderData: { slug, isClaimed } }: Route.ComponentProps) {
  return (
    <ComingScreen
      will={[
        'Here you will prove that this business is yours: by an email address at the domain of its website, or by documents that only our admins see. An admin then decides, and tells you why.',
        ...(isClaimed
          ? [
              'This listing has an owner already. They will be heard, and have seven days to object.',
            ]
          : []),
      ]}
      today={[
        { to: `/business/${slug}`, label: 'Back to the listing' },
        { to: '/account-settings', label: 'Check the email address of your account' },
      ]}
    />
  );
}
