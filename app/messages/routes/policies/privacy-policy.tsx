import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

export const lead =
  'You can search and read this whole directory without telling us who you are. This page says what we store when you do more, where, and for how long.';

type Parts = {
  contact: ReactNode;
  settings: Wrap;
  emptySearchDays: number;
  metricsStoredDays: number;
  minPeoplePerSearchTerm: number;
  statisticsDays: number;
};
/** The keys are the anchors, which people link to: keep one if its title changes. */
export const sections = ({
  contact,
  settings,
  emptySearchDays,
  metricsStoredDays,
  minPeoplePerSearchTerm,
  statisticsDays,
}: Parts) => ({
  short: {
    title: 'The short version',
    body: (
      <ul>
        <li>No ads, no trackers, no scripts or fonts from other companies.</li>
        <li>Public pages are the same for everyone who is shown the same city.</li>
        <li>We log which page was requested, never your search or your address.</li>
        <li>You can download your data, and delete your account.</li>
        <li>We never sell data about you.</li>
      </ul>
    ),
  },
  cookies: {
    title: 'Cookies and browser storage',
    body: (
      <>
        <p>
          We use one cookie, <code>place</code>: the city or zip code of your last search, or
          “Anywhere”. It makes the next page one of that place, goes to no one else, and expires
          after a year; the cross in the search form deletes it. Without it we use the city that our
          network provider reports for your connection, and do not store that.
        </p>
        <p>Your browser stores these on your device and does not send them when it loads a page:</p>
        <ul>
          <li>your last few searches, which you can clear in the search form;</li>
          <li>
            the listings you viewed recently, those you saved without an account, and those you
            chose to compare;
          </li>
          <li>a business you are adding, until you submit it;</li>
          <li>the last announcement you dismissed;</li>
          <li>your session, while you are signed in;</li>
          <li>
            a city you save for offline use. Once a day your browser asks us what changed there;{' '}
            <a href="/offline">see or remove what is saved</a>.
          </li>
        </ul>
      </>
    ),
  },
  searches: {
    title: 'Your searches',
    body: (
      <p>
        Your search is sent to our servers. Our log records the time, path, status and duration, but
        not what you searched for or where. Results are cached for up to a day, without any link to
        you. We count searches without results by day and place for {emptySearchDays} days. Once
        three networks have searched a city for the same words in a week without a result, or
        without opening one of the first three, we store these words, the city and the number for
        half a year; words without a result are shown on the city’s page. Of a network we only
        remember keyed hashes, whose key is deleted with the week. Robots, and people who ask not to
        be tracked, do not count. Your exact location is used only after you press the button that
        asks for it and your browser agrees; it becomes part of that search’s address, and we do not
        store it.
      </p>
    ),
  },
  addresses: {
    title: 'Your IP address',
    body: (
      <p>
        To limit abuse, we count requests to search, sign-in and forms by IP address (by network for
        IPv6). The counts are stored by Upstash, usually for a minute and for a day at most. The
        companies that carry our traffic see IP addresses, too; see “Companies that work for us”.
      </p>
    ),
  },
  measurements: {
    title: 'Page speed',
    body: (
      <p>
        Browsers report how fast pages load and respond, with the page’s path, the kind of device,
        the country and, if you are signed in, your account number; never your search. We delete
        individual measurements after {metricsStoredDays} days and keep totals by page and hour,
        which identify no one.
      </p>
    ),
  },
  visits: {
    title: 'Statistics for business owners',
    body: (
      <>
        <p>
          Owners see how often per day their listing was viewed, found by a search, called or
          shared. When you leave a listing’s page, your browser tells us which listing it was, what
          you tapped and, if you came from a search, its words. We set no cookie for this, and store
          neither your address nor your account with it.
        </p>
        <p>
          To count each visitor once a day, we store a mark made from your IP address, your kind of
          browser and a random number. The random number is deleted at the end of the day; after
          that, no one can trace the mark to you. Signed-in owners and colleagues are not counted on
          their own listings. A search’s words become visible only once {minPeoplePerSearchTerm}{' '}
          people have used them for the same listing on one day. Totals are deleted after{' '}
          {statisticsDays} days. Browsers that ask not to be tracked (Global Privacy Control or Do
          Not Track) send none of this.
        </p>
      </>
    ),
  },
  errors: {
    title: 'Errors',
    body: (
      <p>
        Our log records what failed and where, without what you entered. If the operator connects
        Sentry, an error-reporting service, it receives a share of visits: one in five for timing,
        one in ten as a masked replay, and all visits with an error. Otherwise nothing is sent to
        it, and its code is not loaded.
      </p>
    ),
  },
  account: {
    title: 'Your account',
    body: (
      <>
        <p>
          We store your email address, the name you chose, your role and a hash of your password.
          Only you, our admins, and the owner of a listing you help with see your email address. We
          also store:
        </p>
        <dl>
          <dt>Reviews, questions and answers</dt>
          <dd>
            are public under your first name and the initial of the last, which link to your profile
            unless you hide it: your reviews, since when you are here, how often readers found them
            helpful, and the lists that you put there. Reviews stay when you delete your account, so
            delete them first if you do not want that. Only you and our admins can open a receipt;
            it is deleted 30 days after the decision, or with your review or account. Which reviews
            you found helpful or reported is private, and deleted with your account. For a week we
            store when you wrote and, against campaigns, a keyed hash of your network, never the
            address; for 90 days, a sketch of the words by which we find copies.
          </dd>
          <dt>Messages</dt>
          <dd>
            are read by you and the business you write to; and by our admins if one of you reports
            them, or before they are delivered if they have a link, a phone number or an address, or
            are like other texts. Neither sees the other’s email address. Your conversations are
            deleted with your account.
          </dd>
          <dt>Saved places and searches</dt>
          <dd>
            are private and deleted with your account. A list that you share can be read, with its
            notes, by everyone who has its link; it shows your name only if you put it on your
            profile.
          </dd>
          <dt>Submissions and edits</dt>
          <dd>
            are private drafts until you submit them. They are deleted with your account; listings
            made from them stay. Changes to listings become part of a permanent history. Only admins
            see who made them.
          </dd>
          <dt>Claims and documents</dt>
          <dd>
            are private: only you and our admins can open them. Documents are deleted 30 days after
            the decision, or with your account. If you claim a listing that has an owner, we tell
            the owner how you verified the claim, but not who you are.
          </dd>
          <dt>Suspensions</dt>
          <dd>
            are stored with their end and reason. They, and attempts to do what only admins may do,
            stay in the audit log.
          </dd>
          <dt>API keys</dt>
          <dd>
            are stored as a name, first characters and a hash, with when they were made, revoked and
            last used (to the hour). They are deleted with your account.
          </dd>
          <dt>Invitations</dt>
          <dd>
            hold the address they were sent to. They expire after 14 days and are deleted within
            three months, or with the account that sent them. If you accept one, the owner sees your
            email address.
          </dd>
        </dl>
        <p>
          We email you to confirm your address, to reset your password, and about your submissions,
          claims and listings. You can turn off each kind, except emails about your account, who can
          edit a listing, and what we removed of yours. We keep the kind and time of a sent email
          for 30 days, and notifications for 90 days.
        </p>
      </>
    ),
  },
  listings: {
    title: 'If your business is listed',
    body: (
      <p>
        Listings contain what a business tells its customers: name, address, phone, website, hours.
        If some of that is private, for example because you work from home, write to {contact}. We
        correct or remove it within a week. We may write to the address or email of a listing to
        invite its owner, three times at most. If you decline, we do not write again; of an email
        that unsubscribes we only keep a hash.
      </p>
    ),
  },
  helpers: {
    title: 'Companies that work for us',
    body: (
      <>
        <dl>
          <dt>Cloudflare</dt>
          <dd>runs the site at its edge and stores cached pages.</dd>
          <dt>Supabase</dt>
          <dd>runs the database, sign-in and private file storage.</dd>
          <dt>Upstash</dt>
          <dd>runs the counters that limit requests.</dd>
          <dt>Resend</dt>
          <dd>delivers our emails, and so sees their address and text.</dd>
          <dt>Twilio, where it is connected</dt>
          <dd>sends codes for claims to the phone of a listing, and so sees that number.</dd>
          <dt>OpenFreeMap</dt>
          <dd>
            serves the streets of our maps. When a map is in view, your browser loads them from
            there, so it sees your internet address and the area that the map shows.
          </dd>
        </dl>
        <p>
          If the operator connects Sentry, it is added. The maps service behind a directions link
          learns about you only if you follow it.
        </p>
      </>
    ),
  },
  rights: {
    title: 'Your rights',
    body: (
      <p>
        In {settings('account settings')} you can correct your data, download it, sign out on every
        device, and delete your account. Deleting removes your email address, name, password and
        settings right away. Your listings stay without an owner, and the history refers to you only
        by a number. Wherever you live, you can ask what we store about you, have it corrected or
        deleted, object to its use, and complain to your data protection authority. Write to{' '}
        {contact}. We answer within 30 days, free of charge.
      </p>
    ),
  },
  children: {
    title: 'Children',
    body: <p>You have to be 16 to have an account. Anyone can read the site.</p>,
  },
  changes: {
    title: 'Changes to this policy',
    body: (
      <p>
        The date above shows the last change. Before we store more about you, this page says so.
      </p>
    ),
  },
});
