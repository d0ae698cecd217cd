import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ClientNavigation } from '#components/layout/client-navigation.tsx';

/** Wraps the element in the app's router and SWR cache; `visited` collects navigations. */
export function inApp(element: ReactNode, visited: string[] = []) {
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
      <SWRConfig value={{ provider: () => new Map() }}>{element}</SWRConfig>
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
