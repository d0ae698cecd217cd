import type * as english from '#lib/texts/en/pages.ts';
import { pluralIn } from '#lib/texts/grammar.ts';
import type { Translated } from '#lib/texts/texts.ts';
import { ofName } from './of-name.ts';

const plural = pluralIn('fr');
const list = new Intl.ListFormat('fr');

export const landing: Translated<typeof english.landing> = {
  title: 'Voitures importées et d’occasion à Maurice',
  welcome: 'Bienvenue',
  heading: 'Trouvez la voiture faite pour votre route',
  teaser: 'Voitures du Japon et de Grande-Bretagne reconditionnées, et occasions de confiance.',
  pausePictures: 'Arrêter les images',
  playPictures: 'Lancer les images',
  featured: 'Notre sélection',
  search: 'Chercher par modèle, prix et année',
  brands: 'Voitures par marque',
  allBrands: 'Toutes les marques',
  customers: 'Avis de nos clients (en anglais)',
  testimonials: 'Témoignages',
};

export const about: Translated<typeof english.about> = {
  title: 'À propos de nous',
  teaser: 'Des voitures du Japon et de Grande-Bretagne, prêtes à rouler à Maurice.',
  way: 'Comment une importation vous parvient',
  openingHours: 'Horaires d’ouverture',
  followUs: 'Suivez-nous',
};

export const services: Translated<typeof english.services> = {
  heading: 'Nos services',
  description: 'Importer une voiture, vendre la vôtre, passer commande ou publier une annonce.',
  import: {
    name: 'Importer',
    text: 'Découvrez toutes les voitures que nous faisons venir du Japon et de Grande-Bretagne.',
    steps: [
      'Choisissez une voiture ici ou en route',
      'Nous l’expédions et la dédouanons',
      'Vous l’essayez, puis prenez les clés',
    ],
    action: 'Voir les voitures',
  },
  sell: {
    name: 'Vendre',
    text: 'Proposez-nous votre voiture actuelle.',
    steps: ['Décrivez-la', 'Nous l’examinons ensemble', 'Nous vous faisons une offre'],
    action: 'Proposer ma voiture',
  },
  order: {
    name: 'Commander',
    text: 'Dites-nous quelle voiture vous voulez, nous la trouvons.',
    steps: [
      'Dites-nous ce que vous cherchez',
      'Nous parcourons les enchères',
      'Nous vous appelons avec nos trouvailles',
    ],
    action: 'Passer commande',
  },
  ads: {
    name: 'Annoncer',
    text: 'Montrez votre voiture aux acheteurs, en photos ou en vidéo.',
    steps: ['Décrivez votre voiture', 'Nous prenons des photos ou une vidéo', 'Les acheteurs la voient'],
    action: 'Publier mon annonce',
  },
  questionsHeading: 'Questions',
  questions: [
    {
      question: 'Puis-je d’abord essayer une voiture ?',
      answer:
        'Oui : une voiture en stock le jour de votre choix, une voiture à venir dès son arrivée. Réservez un essai routier sur sa page ; apportez votre permis et une pièce d’identité avec photo.',
    },
    {
      question: 'Que signifie le prix par mois ?',
      answer:
        'C’est ce que coûterait un prêt à nos conditions habituelles. Le calculateur, sur la page d’une voiture, les indique et refait le calcul avec vos propres chiffres. C’est la banque qui décide.',
    },
    {
      question: 'Quel est l’état d’une voiture importée ?',
      answer:
        'Si une voiture a une note d’enchère, sa page l’explique, et vous pouvez nous demander la feuille d’enchère.',
    },
  ],
};

export const blog: Translated<typeof english.blog> = {
  title: 'Blog (en anglais)',
  description: 'Ce qu’il faut savoir avant d’acheter, d’importer ou de vendre une voiture à Maurice.',
  feed: (dealer) => `${dealer} : blog`,
  empty: 'Aucun article pour le moment. Revenez bientôt.',
  notFound: 'Article introuvable',
  gone: 'Cet article n’est plus là',
  goneWhy: 'Il a peut-être été retiré, ou le lien est mal saisi.',
  seeAll: 'Voir tous les articles',
  next: 'À lire ensuite',
  seeCars: 'Voir les voitures',
};

export const privacy: Translated<typeof english.privacy> = {
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
      'Une fois l’onglet fermé, votre navigateur garde deux listes jusqu’à ce que vous les effaciez : vos favoris et les six dernières que vous avez regardées. Pour montrer les prix actuels, la page demande ces voitures à notre serveur. Si vous partagez vos favoris, le lien les nomme.',
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

export const meta: Translated<typeof english.meta> = {
  factOf: (subject, fact) => `${subject} : ${fact}`,
  reference: (reference) => `RÉF ${reference}`,
  compare: (titles) => `Comparer ${list.format(titles)}`,
  colourCode: 'Code couleur',
  auctionGrade: 'Note d’enchère',
  compareCars: 'Comparer des voitures',
  sharePicture: 'Voitures reconditionnées et d’occasion à Maurice',
  compareDescription:
    'Deux voitures côte à côte : prix, disponibilité et chaque ligne de leur fiche technique.',
};

export const notFound: Translated<typeof english.notFound> = {
  title: 'Page introuvable',
  heading: 'Cette page n’existe pas',
  explanation:
    'Le lien est peut-être ancien ou mal saisi. Toutes nos voitures sont dans la liste des véhicules.',
  search: 'Chercher ce qui était ici',
  seeInventory: 'Voir les véhicules',
};

export const print: Translated<typeof english.print> = {
  scan: 'Scannez pour voir toutes les photos et le prix du jour.',
};
