import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { type Claim, websiteProof } from '#app/domain/claim/claim.ts';

type WebsiteProofProps = { claim: Claim; website: string | null };

/** What to put on the website, and a button to check it. */
export function WebsiteProof({ claim, website }: WebsiteProofProps) {
  const fetcher = useFetcher<FormAnswer>();
  const { website: error } = findErrors(fetcher.data);
  if (website === null) {
    return (
      <p className="mt-6 max-w-[60ch] text-lg">
        The listing no longer has its own website. Please verify it another way.
      </p>
    );
  }
  const file = URL.parse(websiteProof.path, website)?.href ?? '';
  return (
    <div className="mt-6 max-w-2xl">
      <h2 className="text-section">Can you put a code on the website?</h2>
      <p className="mt-3">
        Either in the head of <span className="wrap-anywhere">{website}</span>, by this tag:
      </p>
      <Code>{`<meta name="${websiteProof.metaName}" content="${claim.website_code}">`}</Code>
      <p className="mt-4">
        Or in a text file at <span className="wrap-anywhere">{file}</span>, with this line:
      </p>
      <Code>{claim.website_code}</Code>
      <p className="mt-4 text-sm text-soft">
        The code is only for this claim. You can remove it once we have seen it.
      </p>
      <div className="mt-5">
        <SignedInForm fetcher={fetcher} intent="check-website" button="Check now">
          <input type="hidden" name="id" value={claim.id} />
          <p className={`text-sm font-medium text-accent ${error ? '' : 'sr-only'}`} role="status">
            {error}
          </p>
        </SignedInForm>
      </div>
    </div>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre className="mt-2 rounded-control bg-sunk p-3 text-sm wrap-anywhere whitespace-pre-wrap select-all">
      <code>{children}</code>
    </pre>
  );
}
