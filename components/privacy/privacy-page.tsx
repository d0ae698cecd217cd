import { Fragment } from 'react';
import { DEALER } from '#lib/dealer/dealer.ts';
import { DEAD_LETTER_RETENTION_DAYS } from '#lib/domain/enquiry/retention.ts';
import { env } from '#lib/platform/env.ts';
import { telAddress } from '#components/contact/phone-links.tsx';
import { Page } from '#components/layout/page.tsx';
import lists from '#components/ui/bullet-list.module.css';
import { texts } from '#lib/texts/current-texts.ts';
import styles from './privacy-page.module.css';

/** What the site stores about visitors, how long and for whom. Keep it in step with what the code stores. */
export function PrivacyPage() {
  const { name, email, phones } = DEALER;
  const { privacy } = texts();
  const { forms, browser, address, others, rights } = privacy;
  return (
    <Page heading={privacy.title} className={styles.page}>
      <p>{privacy.introduction(name)}</p>

      <h2>{forms.heading}</h2>
      <p>{forms.purpose(name)}</p>
      <ul className={lists.bullets}>
        <li>{env().queueRedisUrl === null ? forms.delivery(name) : forms.deliveryByQueue(name)}</li>
        <li>{forms.waiting}</li>
        <li>{forms.rejected(DEAD_LETTER_RETENTION_DAYS)}</li>
        <li>{forms.draft}</li>
      </ul>
      <p>{forms.retention(name)}</p>

      <h2>{browser.heading}</h2>
      <ul className={lists.bullets}>
        {browser.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>

      {[address, others].map(({ heading, text }) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </Fragment>
      ))}

      <h2>{rights.heading}</h2>
      <p>{rights.text}</p>
      <p>
        {rights.writeOrCall} {email && <a href={`mailto:${email}`}>{email}</a>}
        {email && phones[0] && ', '}
        {phones[0] && <a href={telAddress(phones[0])}>{phones[0]}</a>}
      </p>
    </Page>
  );
}
