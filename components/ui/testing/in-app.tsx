import userEvent from '@testing-library/user-event';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { render } from '#components/language/testing/render.tsx';
import { EnglishTexts } from '#components/language/english-texts.tsx';
import { ClientNavigation } from '#components/layout/client-navigation.tsx';

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
      <ClientNavigation />
    </AppRouterContext>
  );
}

/** Renders the element in the app; `visited` collects navigations. */
export function setup(element: ReactNode) {
  const visited: string[] = [];
  render(inApp(element, visited));
  return { visitor: userEvent.setup(), visited };
}
