import { useState, type RefObject, type ToggleEvent } from 'react';
import { useTexts } from '#use-texts';
import { shareLinks } from '#lib/domain/sharing/share-links.ts';
import type { ShareContent } from '#lib/domain/sharing/share-links.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './share-menu.module.css';

type Props = { ref: RefObject<HTMLDivElement | null>; id: string; shared: ShareContent };

/** Links to messengers and networks, and a field to copy the address. */
export function ShareMenu({ ref, id, shared }: Props) {
  const { share } = useTexts();
  const [timesClosed, setTimesClosed] = useState(0);

  function handleToggle({ newState }: ToggleEvent) {
    if (newState === 'closed') setTimesClosed((times) => times + 1);
  }

  return (
    <div
      ref={ref}
      id={id}
      className={styles.menu}
      popover="auto"
      role="group"
      aria-label={share.menu(shared.title)}
      onToggle={handleToggle}
    >
      <ul>
        {shareLinks(shared).map(({ service, href }) => (
          <li key={service}>
            <a
              className={styles.link}
              href={href}
              {...targetFor(href)}
              onClick={() => ref.current?.hidePopover()}
            >
              {share.services[service]}
            </a>
          </li>
        ))}
      </ul>
      <CopyLink key={timesClosed} address={shared.address} />
    </div>
  );
}

/** A `mailto:` link in a new tab would leave an empty tab. */
function targetFor(href: string) {
  return href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}
