import userEvent from '@testing-library/user-event';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useEffect, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { render } from '#components/language/testing/render.tsx';
import { EnglishTexts } from '#components/language/english-texts.tsx';

/**
 * Wraps the element in the app's router at `address`, SWR cache and English texts; `visited` collects navigations.
 */
export function inApp(element: ReactNode, visited: string[] = [], address = '/') {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const router: AppRouterInstance = {
    push: (address) => visited.push(address),
    replace: (address) => visited.push(address),
    prefetch: () => undefined,
    back: () => undefined,
    forward: () => undefined,
    refresh: () => undefined,
    bfcacheId: '',
  };
  return (
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={searchParams}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <EnglishTexts>{element}</EnglishTexts>
          </SWRConfig>
        </SearchParamsContext>
      </PathnameContext>
      <RecordNavigations visited={visited} />
    </AppRouterContext>
  );
}

/** Renders the element in the app; `visited` collects navigations. */
export function setup(element: ReactNode) {
  const visited: string[] = [];
  render(inApp(element, visited));
  return { visitor: userEvent.setup(), visited };
}

/** Collects the pages that links and GET forms lead to, which jsdom cannot open. */
function RecordNavigations({ visited }: { visited: string[] }) {
  useEffect(() => {
    function handle(event: Event) {
      if (event.defaultPrevented) return;
      const link = (event.target as Element).closest('a[href]');
      if (!link) return;
      event.preventDefault();
      visited.push(link.getAttribute('href') ?? '');
    }
    window.addEventListener('click', handle);
    return () => window.removeEventListener('click', handle);
  }, [visited]);
  return null;
}
