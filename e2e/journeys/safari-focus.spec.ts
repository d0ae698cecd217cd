import { aPhone, fillIn, PRE_ORDER, send, withPhone } from '#e2e/enquiries/forms.ts';
import { expect, expectUncovered, test } from '#e2e/visitor.ts';

test.beforeEach(({ page }) => page.addInitScript(pressAsInSafari));

test('when a pressed button takes no focus, the search box of the header still sends its words', async ({
  page,
}) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  await header.getByLabel('Search the inventory').click();
  await header.getByLabel('Search the inventory').fill('aqua');
  await header.getByRole('button', { name: 'Find cars' }).click();
  await expect(page).toHaveURL('/search?make=TOYOTA&model=AQUA');
  await expectUncovered(header.getByRole('link', { name: 'Example Motors, home' })); // the box has closed
});

test('when a pressed button takes no focus, the full screen stays open while photos are stepped through', async ({
  page,
}) => {
  await page.goto('/car/MNTCCUD23Z0104729');
  const photos = page.getByRole('group', { name: /^Photos of/ });
  await photos.getByRole('button', { name: 'View in full screen' }).click();
  await expect(photos.getByRole('button', { name: 'Close full screen' })).toBeFocused();
  await photos.getByRole('button', { name: 'Next photo' }).click();
  await expect(photos.getByText('2 / 5')).toBeVisible();
  await expect(photos.getByRole('button', { name: 'Close full screen' })).toBeVisible();
});

test('when a pressed button takes no focus, the visitor is shown that a pre-order was sent', async ({
  page,
}) => {
  await page.goto('/preorder');
  await fillIn(page, withPhone(PRE_ORDER, aPhone()).values);
  await send(page, PRE_ORDER);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeInViewport();
});

/**
 * Presses buttons as Safari does on macOS and iOS: one without a tabindex takes no focus. Its nearest focusable ancestor
 * does, and without one the focused field loses it (isMouseFocusable of WebKit's HTMLFormControlElement). WebKitGTK
 * focuses buttons.
 */
function pressAsInSafari() {
  addEventListener('mousedown', (event) => {
    const button = event.target instanceof Element && event.target.closest('button:not([tabindex])');
    if (!button) return;
    event.preventDefault();
    const focusable = button.parentElement?.closest<HTMLElement>('[tabindex]');
    if (focusable) focusable.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
