import type { Random } from './random';

/** Customers' comments about an order in the demo, by how they liked it; `{item}` is something they ordered. */
export interface ReviewComments {
  good: readonly string[];
  fair: readonly string[];
  bad: readonly string[];
  /** The store's answers, with `{name}`. */
  thanks: readonly string[];
  sorry: readonly string[];
}

const english: ReviewComments = {
  good: [
    'The {item} was excellent, best in town.',
    'Fast delivery, everything still hot. The {item} is always a good choice.',
    'Great portions and very friendly delivery.',
    'We order every Friday and have never been disappointed.',
    'Fresh, generous, well packed. Thank you!',
    'The {item} tasted like homemade. Friendly service on the phone too.',
    'Delicious sauce, fresh salad, fair price.',
  ],
  fair: [
    'The {item} was good, the fries were a little soft.',
    'Tasty, but the delivery took longer than promised.',
    'Good food, small portions for the price.',
    'Fine, although the sauce was missing.',
  ],
  bad: [
    'The {item} arrived cold and the delivery was forty minutes late.',
    'Wrong order: the {item} was missing and nobody answered the phone.',
    'Cold food, late delivery. Disappointed.',
    'The bag was soaked and the {item} was cold.',
    'Much too salty, and the portions keep getting smaller.',
  ],
  thanks: [
    'Thank you, {name}! We look forward to your next order.',
    'That makes our day, {name}. The kitchen says thank you.',
    'Thanks for the kind words, {name}. See you soon!',
  ],
  sorry: [
    'Hello {name}, we’re sorry about this. We’ll find out with the kitchen what went wrong.',
    'We apologise, {name}. That evening was busier than we could handle.',
    'Sorry, {name}. This isn’t how we want it to be, and we’d like to make it right.',
  ],
};

const french: ReviewComments = {
  good: [
    '{item} : un vrai délice, la meilleure adresse du quartier.',
    'Livraison rapide, tout était encore chaud. {item}, toujours une valeur sûre.',
    'Portions généreuses et livreur très aimable.',
    'On commande chaque vendredi, jamais déçus.',
    'Frais, généreux, bien emballé. Merci !',
    '{item} comme à la maison, et un accueil charmant au téléphone.',
    'Pâte fine, produits frais, prix correct.',
  ],
  fair: [
    '{item} : bon, mais un peu trop cuit.',
    'Très bon, mais la livraison a pris plus de temps que promis.',
    'Bonne cuisine, portions un peu petites pour le prix.',
    'Correct, même si la sauce manquait.',
  ],
  bad: [
    '{item} : froid à l’arrivée, et la livraison avait quarante minutes de retard.',
    'Erreur dans la commande : {item} manquait et personne ne répondait au téléphone.',
    'Plats froids, livraison en retard. Déçue.',
    'Le sac était trempé, pâte molle et plats froids.',
    'Beaucoup trop salé, et les portions diminuent.',
  ],
  thanks: [
    'Merci {name} ! Nous attendons votre prochaine commande avec plaisir.',
    'Toute la cuisine vous remercie, {name}.',
    'Merci pour ce gentil message, {name}. À bientôt !',
  ],
  sorry: [
    'Bonjour {name}, nous sommes désolés. Nous allons voir avec la cuisine ce qui s’est passé.',
    'Toutes nos excuses, {name}. Ce soir-là, nous étions débordés.',
    'Désolés, {name}. Ce n’est pas ce que nous voulons, et nous aimerions nous rattraper.',
  ],
};

const comments: Readonly<Record<string, ReviewComments>> = { en: english, fr: french };

/** The languages of a store's customers: the country's own, and now and then a visitor's English. */
const reviewLanguagesOf = (country_code: string): readonly string[] =>
  country_code === 'FR' ? ['fr', 'fr', 'fr', 'fr', 'en'] : ['en'];

export const reviewCommentsOf = (language: string): ReviewComments => comments[language] ?? english;

/** A text with its placeholders filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const ratingOf = (random: Random): number =>
  random.weighted([
    [5, 46],
    [4, 27],
    [3, 11],
    [2, 8],
    [1, 8],
  ]);

/** Invents a customer's review of an order with these lines: mostly good, and sometimes without a comment. */
export function inventReview(
  country_code: string,
  lines: readonly { name: readonly string[]; unit_price: number }[],
  random: Random,
): { rating: number; language: string; comment?: string } {
  const rating = ratingOf(random);
  const language = random.pick(reviewLanguagesOf(country_code));
  const voice = reviewCommentsOf(language);
  const mood = rating >= 4 ? voice.good : rating === 3 ? voice.fair : voice.bad;
  // The dearest is a dish that one writes about, and not the water.
  const [dearest] = lines.toSorted((a, b) => b.unit_price - a.unit_price);
  const item = dearest?.name[0] ?? '';
  return { rating, language, ...(random.chance(0.72) && { comment: filled(random.pick(mood), { item }) }) };
}
