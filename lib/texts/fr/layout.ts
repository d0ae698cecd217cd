import type * as english from '#lib/texts/en/layout.ts';
import type { Translated } from '#lib/texts/texts.ts';

const list = new Intl.ListFormat('fr');

const WEEKDAYS = {
  Mon: 'lundi',
  Tue: 'mardi',
  Wed: 'mercredi',
  Thu: 'jeudi',
  Fri: 'vendredi',
  Sat: 'samedi',
  Sun: 'dimanche',
};

/** `09:00` as 9 h, `08:30` as 8 h 30, with spaces that do not break. */
function inWords(time: string): string {
  const [hours = '', minutes] = time.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

export const layout: Translated<typeof english.layout> = {
  skipToContent: 'Aller au contenu',
  menu: {
    name: 'Principal',
    open: 'Menu',
    close: 'Fermer le menu',
    home: 'ACCUEIL',
    inventory: 'VÉHICULES',
    compare: 'COMPARER',
    services: 'NOS SERVICES',
    about: 'À PROPOS',
    contact: 'CONTACT',
    testDrive: 'ESSAI ROUTIER',
  },
  logo: (dealer) => `${dealer}, accueil`,
  slogan: 'Des voitures du Japon et de Grande‑Bretagne, et d’ici. Contrôlées deux fois.',
  blog: 'Blog (en anglais)',
  makes: 'Marques',
  sellYourCar: 'Vendre votre voiture',
  call: 'Appeler',
  privacy: 'Confidentialité',
  departments: { Sales: 'Ventes', Parts: 'Pièces', Service: 'Atelier' },
  days: { Mon: 'Lun', Tue: 'Mar', Wed: 'Mer', Thu: 'Jeu', Fri: 'Ven', Sat: 'Sam', Sun: 'Dim' },
  hours: (opens, closes) => `${inWords(opens)} - ${inWords(closes)}`,
  otherHours: 'Horaires des pièces et de l’atelier',
  closed: 'Fermé',
  openNow: {
    until: (time) => `Ventes : ouvert jusqu’à ${inWords(time)}`,
    today: (time) => `Ventes : ouverture à ${inWords(time)}`,
    tomorrow: (time) => `Ventes : réouverture demain à ${inWords(time)}`,
    on: (day, time) => `Ventes : réouverture ${WEEKDAYS[day]} à ${inWords(time)}`,
  },
  copyright: (year, dealer) => `© ${year} ${dealer}. Tous droits réservés.`,
  vat: (number) => `TVA ${number}`,
  companyNumber: (number) => `BRN ${number}`,
  breadcrumbs: 'Fil d’Ariane',
  crumbs: { home: 'Accueil', inventory: 'Véhicules' },
};

export const share: Translated<typeof english.share> = {
  button: 'Partager',
  menu: (title) => `Partager ${title}`,
  cars: (names) => list.format(names),
  comparison: (cars) => `Comparer ${cars}`,
  services: { whatsApp: 'WhatsApp', facebook: 'Facebook', email: 'E-mail' },
  link: 'Lien',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  selected: 'Le lien est sélectionné. Copiez-le à partir de là.',
};
