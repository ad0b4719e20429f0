/** How a person answers offers: as most do, mostly with no, or not at all. */
export type Temper = 'willing' | 'refusing' | 'silent';

const tempers: Record<string, Temper> = {
  'Ibrahim Traoré': 'refusing',
  'Florian Mercier': 'silent',
  'Katie Novak': 'refusing',
  'Brandon Price': 'silent',
};

/** Each demo store has one who turns most offers down and one whose telephone lies in the bag: so there is something to dispatch. */
export const demoTemperOf = (name: string): Temper => tempers[name] ?? 'willing';

/** Notes that people write on an order, in the language of the place. */
interface Comments {
  order: readonly string[];
  line: readonly string[];
  delivery: readonly string[];
  table: readonly string[];
  cancel: readonly string[];
}

const english: Comments = {
  order: [
    'No cutlery needed, thanks.',
    'It’s my daughter’s birthday, could you write “Happy 8th, Maya” on the box?',
    'Please keep the hot and the cold in separate bags.',
    'Nut allergy at our table, please be careful.',
    'Last time the sauce was missing, could you double-check?',
    'Extra napkins if you can, we have toddlers.',
    'I’m in a hurry today, the sooner the better.',
  ],
  line: [
    'No onions please',
    'Sauce on the side',
    'Well done',
    'Cut in half',
    'Not too spicy',
    'Extra hot',
    'No ice',
    'Go easy on the salt',
  ],
  delivery: [
    'The bell is broken, please call.',
    'Leave it at the door, I’m on a call.',
    'Gate code is 4471, second building.',
    'Please don’t ring, the baby sleeps.',
    'I’ll come down to the street.',
    'The dog barks but he is friendly.',
  ],
  table: [
    'By the window if possible.',
    'We come with a pram.',
    'High chair for one, please.',
    'We may be five minutes late.',
  ],
  cancel: [
    'Ordered at the wrong branch',
    'Plans changed',
    'It takes too long',
    'Ordered twice by mistake',
    'Wrong address, I’ll order again',
  ],
};

const french: Comments = {
  order: [
    'Pas de couverts, merci.',
    'Bien chaud s’il vous plaît, la dernière fois c’était tiède.',
    'Allergie aux noix dans la famille, merci de faire attention.',
    'C’est pour un anniversaire, une bougie serait adorable !',
    'Pouvez-vous séparer le chaud et le froid ?',
    'Un peu plus de pain si possible.',
    'Je suis pressée aujourd’hui, merci !',
  ],
  line: [
    'Sans oignon',
    'Sauce à part',
    'Bien cuit',
    'Coupé en deux',
    'Peu épicé',
    'Sans glaçons',
    'Peu de sel',
    'Sans basilic',
  ],
  delivery: [
    'L’interphone ne marche pas, appelez-moi.',
    'Laissez devant la porte, je suis en visio.',
    'Code 24B7, deuxième cour à gauche.',
    'Merci de ne pas sonner, le petit dort.',
    'Je descends dans la rue.',
    'Le chien aboie mais il est gentil.',
  ],
  table: [
    'Près de la fenêtre si possible.',
    'Nous venons avec une poussette.',
    'Une chaise haute, merci.',
    'Nous aurons peut-être cinq minutes de retard.',
  ],
  cancel: [
    'Je me suis trompé d’adresse',
    'Changement de programme',
    'C’est trop long',
    'Commandé deux fois par erreur',
  ],
};

/** The voice of a store's customers. */
export const commentsOf = (country_code: string): Comments => (country_code === 'FR' ? french : english);
