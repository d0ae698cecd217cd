import userEvent from '@testing-library/user-event';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useEffect, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { render } from '#components/language/testing/render.tsx';
import { EnglishTexts } from '#components/language/english-texts.tsx';
import { recordNavigations } from './record-navigations.ts';

/** Wraps the element in the page at `address`, SWR cache and English texts; `visited` collects navigations. */
export function inApp(element: ReactNode, visited: string[] = [], address = '/') {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return (
    <PathnameContext value={pathname}>
      <SearchParamsContext value={searchParams}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <EnglishTexts>{element}</EnglishTexts>
          <Navigations visited={visited} />
        </SWRConfig>
      </SearchParamsContext>
    </PathnameContext>
  );
}

function Navigations({ visited }: { visited: string[] }) {
  useEffect(() => recordNavigations(visited), [visited]);
  return null;
}

/** Renders the element in the app; `visited` collects navigations. */
export function setup(element: ReactNode) {
  const visited: string[] = [];
  render(inApp(element, visited));
  return { visitor: userEvent.setup(), visited };
}
