import missing from '#components/layout/not-found-page.module.css';
import { Main, Section } from '#components/layout/page.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { SiteLink } from '#components/ui/site-link.tsx';

/** Stands in for a post that is not there, and offers the others. */
export function PostNotFound() {
  return (
    <Main>
      <Section className={missing.missing}>
        <h1 className={missing.heading}>This post is not here any more</h1>
        <p>It may have been taken down, or the link is mistyped.</p>
        <SiteLink className={buttonClass('primary')} href="/blogs">
          See all posts
        </SiteLink>
      </Section>
    </Main>
  );
}
