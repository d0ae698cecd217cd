import type { privacy as english } from '#lib/texts/en/privacy.ts';
import { pluralIn } from '#lib/texts/plural.ts';
import type { Translated } from '#lib/texts/translated.ts';
import { ofName } from './of-name.ts';

const plural = pluralIn('fr');

export const privacy: Translated<typeof english> = {
  title: 'Confidentialité',
  description: 'Ce que ce site garde de ses visiteurs, combien de temps, et qui le reçoit.',
  introduction: (dealer) =>
    `Ce site est celui ${ofName(dealer)}. Il n’a ni comptes, ni traceurs publicitaires, ni statistiques de visite. Il garde ce qu’il lui faut pour vous répondre, et cette page dit ce que c’est.`,
  forms: {
    heading: 'Ce que vous nous envoyez par un formulaire',
    purpose: (dealer) =>
      `Ce que vous écrivez dans un formulaire va à ${dealer}, pour que nous puissions vous répondre, et à personne d’autre. Rien n’en est envoyé avant que vous n’appuyiez sur le bouton. Seuls les mots d’une recherche, les filtres et votre budget partent vers notre site à mesure que vous les saisissez, pour qu’il puisse proposer et compter des voitures.`,
    delivery: (dealer) =>
      `Notre site le transmet au système de gestion ${ofName(dealer)} et efface la copie sur son disque dès qu’il y est arrivé. Pendant un jour, il en garde une empreinte, faite avec votre adresse internet si votre navigateur n’exécute pas JavaScript, bloque les cookies ou n’a pas encore chargé nos scripts. L’empreinte ne montre pas ce que vous avez écrit ; elle évite que le même message n’arrive deux fois.`,
    deliveryByQueue: (dealer) =>
      `Notre site le transmet au système de gestion ${ofName(dealer)} et efface sa propre copie au plus tard un jour après son arrivée. Pendant un jour, il en garde une empreinte, faite avec votre adresse internet si votre navigateur n’exécute pas JavaScript, bloque les cookies ou n’a pas encore chargé nos scripts. L’empreinte ne montre pas ce que vous avez écrit ; elle évite que le même message n’arrive deux fois.`,
    waiting:
      'Tant que le système de gestion est injoignable, le site garde votre message jusqu’à ce qu’il réponde.',
    rejected: (days) =>
      `Un message que le système de gestion n’accepte pas est gardé ${days} ${plural(days, 'jour', 'jours')}, pour que notre équipe puisse le lire, puis effacé.`,
    draft:
      'Si votre navigateur n’exécute pas JavaScript, bloque les cookies ou n’a pas encore chargé nos scripts, votre formulaire est gardé en mémoire une demi-heure : s’il n’a pas pu être envoyé, pour que vous n’ayez pas à tout réécrire, et s’il a été envoyé, pour que la page suivante puisse le montrer.',
    retention: (dealer) =>
      `${dealer} garde votre message dans son système de gestion le temps de traiter votre demande, puis aussi longtemps que la loi l’exige.`,
  },
  browser: {
    heading: 'Ce qui reste dans votre navigateur',
    items: [
      'Cet onglet se souvient de ce que vous avez écrit sans l’envoyer, de votre dernière recherche et de vos conditions de prêt, des voitures que vous comparez et de celle que vous voulez essayer. Il oublie tout quand vous le fermez, et ce que vous avez écrit dès que c’est envoyé.',
      'Une fois l’onglet fermé, votre navigateur garde deux listes jusqu’à ce que vous les effaciez : les voitures que vous avez gardées et les six dernières que vous avez regardées. Pour montrer les prix actuels, la page demande ces voitures à notre serveur. Si vous partagez vos voitures gardées, le lien les nomme.',
      'Votre navigateur garde aussi votre choix de couleurs claires ou sombres, et le fait qu’il a notre police de caractères.',
      'Un cookie, XSRF-TOKEN, contient un nombre aléatoire qui protège nos formulaires contre d’autres sites. Il ne dit rien de vous et disparaît quand vous fermez le navigateur.',
    ],
  },
  address: {
    heading: 'Votre adresse internet',
    text: 'Pour que des programmes n’inondent pas nos formulaires, le site compte pendant une minute environ, en mémoire, combien d’envois fait chaque adresse internet. Tant qu’un formulaire est gardé en mémoire, une demi-heure, l’adresse d’où il vient l’est aussi. Le site n’écrit ni votre adresse ni ce que vous avez saisi dans son journal. L’hébergeur de ce site peut tenir un journal technique qui lui est propre.',
  },
  others: {
    heading: 'Autres entreprises',
    text: 'La carte n’est demandée à OpenStreetMap que si vous la demandez, et WhatsApp et les réseaux sociaux n’apprennent rien de vous tant que vous ne suivez pas un lien vers eux. Certaines photos peuvent venir directement d’un autre serveur.',
  },
  rights: {
    heading: 'Vos droits',
    text: 'Vous pouvez demander ce que nous savons de vous, le faire corriger ou le faire effacer. Si notre réponse ne vous satisfait pas, vous pouvez porter plainte auprès du Data Protection Office de Maurice.',
    writeOrCall: 'Écrivez-nous ou appelez-nous :',
  },
};
