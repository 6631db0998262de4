import { limits, peopleBeforeWords, tallyKeptSeconds } from '#app/config/limits.ts';
import type { PolicySection } from './policy-page.tsx';

const emptySearchDays = tallyKeptSeconds['empty-searches'] / 86_400;

/** What is stored about visitors without an account. */
export function readingSections(metricsKeptDays: number): PolicySection[] {
  return [
    {
      id: 'short',
      title: 'The short version',
      body: (
        <ul>
          <li>No advertising, no trackers, no scripts or fonts from other companies.</li>
          <li>Public pages are the same for everyone and set no cookie.</li>
          <li>We log which page was asked for, never the words of your search or your address.</li>
          <li>
            An account holds what you write into it, and you can take it with you or delete it.
          </li>
          <li>We sell nothing about you to anyone.</li>
        </ul>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser’s storage',
      body: (
        <>
          <p>
            With JavaScript switched on, Mainstreet sets no cookies. It keeps six things in your
            browser’s local storage, which are not sent along when you load a page:
          </p>
          <ul>
            <li>
              the place you searched last, so that the “Where” box can offer it again; the cross at
              the end of the box clears it;
            </li>
            <li>
              your last few searches, offered again under the “What” box; the crosses there, or the
              Delete key, remove one of them, and “Clear recent searches” removes them all;
            </li>
            <li>the last few listings you looked at, so that you find them again;</li>
            <li>a business that you began to add, until it is sent;</li>
            <li>which of our announcements you dismissed last, by its number;</li>
            <li>your session, only while you are signed in.</li>
          </ul>
          <p>
            If you ask for it below the list of a city, your browser also saves that city’s listings
            and guides, to search without a network. Which city you keep stays on your device; once
            a day it asks us what has changed there. <a href="/offline">See what is saved</a> shows
            it and removes it.
          </p>
          <p>
            Where JavaScript is off, the search form goes through the address <code>/search</code>.
            That address alone sets one cookie, called <code>place</code>. It holds a signed random
            number by which we find the place you searched last, it is sent to <code>/search</code>{' '}
            only, and it ends after 90 days. Clearing your browser’s data removes all of this.
          </p>
        </>
      ),
    },
    {
      id: 'searches',
      title: 'What you search for',
      body: (
        <>
          <p>
            The words of a search travel to our servers, because that is where the answer is. Our
            own log records the time, the path, the status and how long the answer took. It leaves
            out everything after the question mark: the words, the place and the coordinates.
          </p>
          <p>
            Answers are cached for up to a day so that the next person with the same question gets
            them faster. The cache knows questions and answers, not who asked.
          </p>
          <p>
            How often a search found nothing is counted by day and place, so that we know where the
            directory has gaps. Neither its words nor anything about you is kept with that number,
            which is deleted after {emptySearchDays} days.
          </p>
          <p>
            Your exact position is used only after you press a button that asks for it and your
            browser has asked you too. It becomes part of that search’s address and is stored
            nowhere else by us.
          </p>
        </>
      ),
    },
    {
      id: 'addresses',
      title: 'Your internet address',
      body: (
        <p>
          To stop one caller from drowning everybody else, requests to search, sign-in and forms are
          counted by internet address (by network for IPv6). These counts live in memory storage run
          by Upstash, belong to a time window, usually one minute and at most one day, and disappear
          with it. The companies that carry our traffic see addresses too, as every host does; see
          “Who helps us”.
        </p>
      ),
    },
    {
      id: 'measurements',
      title: 'Measuring speed',
      body: (
        <p>
          Browsers tell us how fast pages were: how long until something appeared, how much the page
          moved, how quickly it answered a tap. With each measurement come the path of the page, the
          kind of device and the country, and the number of your account if you are signed in; never
          the words of a search. Single measurements are deleted after {metricsKeptDays} days. What
          remains are totals by page and hour, which name nobody. When a measurement cannot be sent,
          your browser sends no more during that visit.
        </p>
      ),
    },
    {
      id: 'visits',
      title: 'Counting visits for business owners',
      body: (
        <>
          <p>
            Owners see how often their listing was opened, found by a search, called, shared and so
            on, as sums of a day. Your browser tells us when you leave a listing’s page: which
            listing it was, what you tapped, and, if you came from a search, its words. No cookie is
            set for it, and your address and your account are not stored with it.
          </p>
          <p>
            So that nobody counts twice on a day, we keep a mark for you and what you did until that
            day ends. It is made from your internet address, the kind of your browser and a random
            number that is deleted with the day, so that afterwards nobody, not even we, can turn it
            back. The marks live in memory storage run by Upstash. If you are signed in, we also ask
            the database whether the listing is yours or a colleague’s, and then do not count you;
            that question is not stored.
          </p>
          <p>
            Words of a search become readable only once {peopleBeforeWords} people have used the
            same ones for the same listing on one day. Until then they, too, are such marks. The
            sums, which name nobody, are deleted after {limits.statisticsDays} days.
          </p>
          <p>
            Nothing of this is sent by browsers that ask not to be tracked (Global Privacy Control
            or Do Not Track), or that run no JavaScript.
          </p>
        </>
      ),
    },
    {
      id: 'errors',
      title: 'When something breaks',
      body: (
        <p>
          Errors are written to our log with what failed and where; a page reports its own errors
          for that, without what you typed. An operator of Mainstreet may connect Sentry, an
          error-reporting service. Where that is done, a share of visits (one in five for timing,
          one in ten for a masked replay, and all visits with an error) is reported to it. Where it
          is not connected, nothing is sent to it and its code is not loaded.
        </p>
      ),
    },
  ];
}
