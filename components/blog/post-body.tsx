import { Fragment } from 'react';

import { postParagraphs } from '#lib/domain/content/blog.ts';
import type { Blog } from '#lib/domain/content/content.ts';

import styles from './post-body.module.css';

/** The text of a post: line breaks stay, and markup is shown as text. */
export function PostBody({ blog }: { blog: Pick<Blog, 'post'> }) {
  return (
    <div className={styles.body}>
      {postParagraphs(blog).map((lines, index) => (
        <p key={index}>
          {lines.map((line, lineIndex) => (
            <Fragment key={lineIndex}>
              {lineIndex > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
