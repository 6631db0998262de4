import { Link } from 'react-router';
import { Contact, type PolicySection } from './policy-page.tsx';

/** What is stored about people with an account, by whom, and what they can request. */
export const accountSections: PolicySection[] = [
  {
    id: 'account',
    title: 'If you have an account',
    body: (
      <>
        <p>
          An account holds your email address, the name you chose to give, your role, and a
          scrambled form of your password that nobody can turn back. Your email address is shown to
          nobody but you, our administrators, and the owner of a listing that you help with. Beyond
          that we keep what you make, once it can be made here:
        </p>
        <dl>
          <dt>Reviews and answers</dt>
          <dd>
            are public under the name you give with them. They stay under that name when you delete
            your account; delete them first if you would rather not.
          </dd>
          <dt>Saved places</dt>
          <dd>are yours alone, unless you share a list yourself.</dd>
          <dt>Submissions and edits</dt>
          <dd>
            A business that you begin to add is saved with your account as you type, and nobody else
            can read it until you send it; what you type is compared with our listings meanwhile,
            and not kept for that. What you sent goes when you delete your account; the listing that
            it became stays. What is sent and decided becomes part of a history, which cannot be
            rewritten. It says who made a change to administrators only.
          </dd>
          <dt>Claims and their documents</dt>
          <dd>
            lie in private storage that you and our administrators can open. Documents are deleted
            thirty days after the decision, and with your account. An owner whose listing you claim
            is told that somebody does, and by which kind of proof, not who.
          </dd>
          <dt>Suspensions</dt>
          <dd>
            If we suspend your account, we keep until when and why with it, and that it was
            suspended stays in the history. Who tries what only our administrators may do is written
            there, too.
          </dd>
          <dt>Keys for programs</dt>
          <dd>
            Of a key that you make we keep what you call it, its first characters, a fingerprint by
            which we know it again, when it was made and revoked, and to the hour when it was last
            used; not what it asked for. All of it goes with your account.
          </dd>
          <dt>Invitations to help with a listing</dt>
          <dd>
            hold the address they were sent to, with or without an account here. An invitation is
            open for 14 days, and is kept for up to three months after it expires, also when it was
            accepted, declined or taken back; it goes sooner with the account that sent it. If you
            accept one, the owner of that listing sees the address of your account.
          </dd>
        </dl>
        <p>
          We send email to confirm your address, to reset your password, and about your own
          submissions, claims, listings and reviews; each kind can be switched off, but for those
          about who may change a listing. Of an email that was sent we keep its kind and time, for
          30 days. There is no newsletter.
        </p>
        <p>
          The same news stand behind the bell of your account, unless you switch a kind off there.
          We keep them, and when you read them, for 90 days, and you alone see them.
        </p>
      </>
    ),
  },
  {
    id: 'listings',
    title: 'If your business is listed',
    body: (
      <p>
        Listings hold what a business tells its customers: name, address, phone, website, opening
        hours. If some of it is your private data, for example because you work from home, write to{' '}
        <Contact />. We correct or remove it within a week.
      </p>
    ),
  },
  {
    id: 'helpers',
    title: 'Who helps us',
    body: (
      <>
        <p>Four companies process data on our behalf, each for one purpose:</p>
        <dl>
          <dt>Cloudflare</dt>
          <dd>runs the site at its edge and keeps cached pages.</dd>
          <dt>Supabase</dt>
          <dd>runs the database, sign-in and private file storage.</dd>
          <dt>Upstash</dt>
          <dd>runs the counters that limit how often an address may ask.</dd>
          <dt>Resend</dt>
          <dd>delivers our emails, and learns their address and words for it.</dd>
        </dl>
        <p>
          Sentry joins them where error reporting is connected, and a map service where one is: your
          browser then loads the map’s pictures from it. The maps service behind a link for
          directions learns of you only when you follow it.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask of us',
    body: (
      <>
        <p>
          In <Link to="/account-settings">account settings</Link> you can correct your data,
          download it as one file, sign out on every device, and delete your account. Deleting takes
          your email address, your name, your password and your preferences with it at once.
          Listings that you looked after stay, without an owner, and so does the record of who
          changed what, which names you by a number only.
        </p>
        <p>
          Wherever you live, you may ask what we hold about you, have it corrected or deleted,
          object to a use of it, and complain to the authority that protects data where you live.
          Write to <Contact />. We answer within 30 days and ask for nothing in return.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: <p>Accounts are for people of 16 and over. Reading is for everyone.</p>,
  },
  {
    id: 'changes',
    title: 'When this page changes',
    body: (
      <p>
        The date at the top changes with the words. If a change means that more is kept about you,
        we tell account holders by email before it begins.
      </p>
    ),
  },
];
