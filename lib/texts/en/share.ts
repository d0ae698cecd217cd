const list = new Intl.ListFormat('en');

/** The menu that shares a page. */
export const share = {
  button: 'Share',
  menu: (title: string) => `Share ${title}`,
  /** The cars of a comparison. */
  cars: (names: string[]) => list.format(names),
  comparison: (cars: string) => `Compare ${cars}`,
  services: { whatsApp: 'WhatsApp', facebook: 'Facebook', email: 'E-mail' },
  link: 'Link',
  copyLink: 'Copy link',
  copied: 'Link copied',
  selected: 'The link is selected. Copy it from there.',
};
