/**
 * Shows the photo of a thumbnail large: on the page of a car by scrolling to it, on a card by exchanging the large
 * picture. The inline script of a page calls it too, as text, so it uses nothing outside itself.
 * @returns nothing on a phone for a thumbnail of a card, which is a link
 */
export function showPhoto(thumbnail: HTMLAnchorElement): true | undefined {
  const isOnThisPage = thumbnail.pathname === location.pathname;
  const photo = isOnThisPage && document.querySelector<HTMLElement>(thumbnail.hash);
  if (photo) {
    photo.parentElement?.scrollTo({ left: photo.offsetLeft, behavior: 'instant' });
    return true;
  }
  const list = thumbnail.closest('ul');
  const large = list?.parentElement?.querySelector('img');
  const small = thumbnail.querySelector('img');
  if (!list || !large || !small || !matchMedia('(min-width: 48.0625rem)').matches) return;
  large.srcset = small.srcset;
  large.src = small.src;
  large.hidden = small.hidden; // whether it could not be loaded
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  thumbnail.setAttribute('aria-current', 'true');
  return true;
}
