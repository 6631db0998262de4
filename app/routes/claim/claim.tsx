import { data, redirect } from 'react-router';
import { SignedInScreen } from '#app/components/account/signed-in-screen.tsx';
import { ComingScreen } from '#app/components/site/coming-screen.tsx';
import { signedInMeta } from '#app/components/account/signed-in-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { requireServices } from '#app/context.ts';
import { getBusiness } from '#app/domain/business/get-business.server.ts';
import { answerAppError } from '#app/errors/answer-app-error.ts';
import type { Route } from './+types/claim';

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = await requireServices(context);
  const business = await getBusiness(services, params.id).catch(answerAppError);
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
  return signedInMeta(loaderData ? `Claim ${loaderData.name}` : 'Claim');
}
