import { data, redirect } from 'react-router';
import { SignedInScreen } from '#app/components/account/signed-in-screen.tsx';
import { ComingScreen } from '#app/components/site/coming-screen.tsx';
import { privateMeta } from '#app/components/site/private-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { servicesContext } from '#app/context.ts';
import { findBusiness } from '#app/domain/business/find-business.server.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/claim';

export const handle = { isPrivate: true } satisfies ScreenHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const business = await findBusiness(services, params.id);
  if (!business || business.status === 'gone') throw data(null, { status: 404 });
  const { slug, name, is_claimed } = business;
  if (params.id !== slug) throw redirect(`/claim/${slug}`, 301);
  return data({ slug, name, isClaimed: is_claimed }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

export default function Claim({ loaderData: { slug, name, isClaimed } }: Route.ComponentProps) {
  return (
    <SignedInScreen title={`Claim ${name}`}>
      {() => (
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
      )}
    </SignedInScreen>
  );
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(loaderData ? `Claim ${loaderData.name}` : 'Claim');
}
