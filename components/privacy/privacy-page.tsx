import { DEALER } from '#lib/platform/dealer.ts';
import { env } from '#lib/platform/env.ts';
import { Page } from '#components/layout/page.tsx';
import lists from '#components/ui/bullet-list.module.css';
import styles from './privacy-page.module.css';

/** What the site stores about visitors, how long and for whom. Keep it in step with what the code stores. */
export function PrivacyPage() {
  const { name, email, phones } = DEALER;
  return (
    <Page heading="Privacy" className={styles.page}>
      <p>
        This website is run by {name}. It has no accounts, no advertising and no visitor statistics. It keeps
        what it needs to answer you, and this page says what that is.
      </p>

      <h2>What you send us with a form</h2>
      <p>
        What you type into a form goes to {name}, so that we can answer you, and to nobody else. Nothing is
        sent before you press the button.
      </p>
      <ul className={lists.bullets}>
        <li>
          Our website passes it on to the office system of {name}, and {ownCopyText(env().queueRedisUrl)}. For
          a day it remembers a fingerprint of it, made with your internet address if your browser runs no
          JavaScript. The fingerprint does not show what you typed; it keeps the same message from arriving
          twice.
        </li>
        <li>While the office system cannot be reached, the website keeps your message until it can.</li>
        <li>
          A message that the office system does not accept is then kept for{' '}
          {daysText(env().deadLetterRetentionDays)}, so that our staff can look at it, and erased.
        </li>
        <li>
          If you use this site without JavaScript, your form is held in memory for half an hour: one that
          could not be sent, so that you need not type it again, and one that was sent, so that the next page
          can show it.
        </li>
      </ul>
      <p>
        {name} keeps your message in its office system for as long as it takes to deal with your request, and
        as long as the law asks for afterwards.
      </p>

      <h2>What stays in your browser</h2>
      <p>
        This tab remembers what you typed but have not sent yet, your last search, the cars you compare and
        the car you want to test drive. It forgets them when you close the tab, and what you typed once it is
        sent. One cookie, XSRF-TOKEN, holds a random number that protects our forms against other websites. It
        says nothing about you and goes when you close the browser.
      </p>

      <h2>Your internet address</h2>
      <p>
        To keep programs from flooding our forms, the website counts for about a minute, in memory, how often
        each internet address sends one; with a form held in memory it keeps the address as long as that. It
        does not write your address or anything you typed into its log. The company that hosts this website
        may keep a technical log of its own.
      </p>

      <h2>Other companies</h2>
      <p>
        The map is fetched from OpenStreetMap only when you ask for it, and WhatsApp and the social networks
        learn of you only when you follow a link to them. A picture of a car that we do not hold ourselves may
        come to your browser from the server where it lies.
      </p>

      <h2>Your rights</h2>
      <p>
        You may ask what we hold about you, have it corrected or have it erased: write to{' '}
        <a href={`mailto:${email}`}>{email}</a>
        {phones[0] && (
          <>
            {' '}
            or call <a href={`tel:${phones[0].replace(/\s/g, '')}`}>{phones[0]}</a>
          </>
        )}
        . If you are not satisfied with our answer, you may complain to the Data Protection Office of
        Mauritius.
      </p>
    </Page>
  );
}

/** A queue server deletes a message at once, and its traces on disk within a day. */
function ownCopyText(queueRedisUrl: string | null): string {
  return queueRedisUrl === null
    ? 'overwrites its own copy as soon as it has arrived there'
    : 'erases its own copy within a day after it has arrived there';
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
