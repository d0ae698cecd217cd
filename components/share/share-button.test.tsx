import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FrenchTexts } from '#components/language/french-texts.tsx';
import { inApp, setup } from '#components/ui/testing/in-app.tsx';
import { ShareButton } from './share-button.tsx';

const SHARED = {
  title: 'TOYOTA AQUA',
  text: 'TOYOTA AQUA, REF #2345',
  address: 'https://cars.example/car/A',
};

/** Gives the browser a system's sheet that ends like this. @returns what was shared. */
function withSheet(outcome: Promise<void>): unknown[] {
  const passedOn: unknown[] = [];
  function share(data: unknown) {
    passedOn.push(data);
    return outcome;
  }
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return passedOn;
}

/** jsdom has no popovers. @returns how often one was opened by the component itself. */
function withPopovers(): string[] {
  const opened: string[] = [];
  Object.assign(HTMLElement.prototype, {
    showPopover: () => opened.push('menu'),
    hidePopover: () => undefined,
  });
  return opened;
}

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

test("with the Web Share API the button opens the system's share sheet, not the menu", async () => {
  const opened = withPopovers();
  const passedOn = withSheet(Promise.resolve());
  const { visitor } = setup(<ShareButton shared={SHARED} />);
  await visitor.click(screen.getByRole('button', { name: 'Share' }));
  expect(passedOn).toEqual([{ title: SHARED.title, text: SHARED.text, url: SHARED.address }]);
  expect(opened).toEqual([]);
});

test.each([
  ['closed by the visitor, the menu stays closed', new DOMException('', 'AbortError'), []],
  ['refused, the menu opens instead', new DOMException('', 'NotAllowedError'), ['menu']],
])('when the sheet is %s', async (_what, error, menus) => {
  const opened = withPopovers();
  const ended = Promise.reject(error);
  withSheet(ended);
  const { visitor } = setup(<ShareButton shared={SHARED} />);
  await visitor.click(screen.getByRole('button', { name: 'Share' }));
  await ended.catch(() => undefined);
  await waitFor(() => expect(opened).toEqual(menus));
});

test('a copied link is confirmed', async () => {
  const { visitor } = setup(<ShareButton shared={SHARED} />);
  await visitor.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Link copied');
  await expect(navigator.clipboard.readText()).resolves.toBe(SHARED.address);
});

test('without clipboard access the link is selected', async () => {
  const { visitor } = setup(<ShareButton shared={SHARED} />);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await visitor.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('status')).toHaveTextContent('The link is selected. Copy it from there.');
  const link = screen.getByLabelText<HTMLInputElement>('Link');
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, SHARED.address.length]);
});

test('a French page shares in French', async () => {
  const { visitor } = setup(
    <FrenchTexts>
      <ShareButton shared={SHARED} />
    </FrenchTexts>,
  );
  expect(screen.getByRole('button', { name: 'Partager' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Partager TOYOTA AQUA' })).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: 'Copier le lien' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Lien copié');
});

test('the menu and its links are in the server-rendered page', () => {
  document.body.innerHTML = renderToString(inApp(<ShareButton shared={SHARED} />));
  const menu = screen.getByRole('group', { name: 'Share TOYOTA AQUA' });
  expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('popovertarget', menu.id);
  expect(menu).toHaveAttribute('popover', 'auto');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['WhatsApp', 'Facebook', 'E-mail']);
  for (const link of links) expect(link).toHaveAttribute('href', expect.stringMatching(/^(https|mailto):/));
  expect(screen.getByLabelText('Link')).toHaveValue(SHARED.address);
});
