import type { diet as english } from '../en/diet';

export const diet = {
  section: 'Allergènes et régimes',
  section_detail:
    'Ce que doivent savoir les clients allergiques ou qui suivent un régime. Indiquez ce que contient l’article tel quel, sans suppléments.',
  allergens: 'Allergènes',
  marks: 'Mentions diététiques',
  no_allergens: 'Aucun des 14',
  not_stated_help:
    'Rien n’est indiqué pour l’instant. S’il n’en contient aucun, choisissez «\u202FAucun des 14\u202F».',
  contains: 'Contient\u202F: %{allergens}',
  contains_none: 'Ne contient aucun des 14 allergènes',
  not_stated: 'Allergènes non indiqués',
  extras: 'Les suppléments peuvent en ajouter d’autres.',
  contradiction:
    '«\u202F%{mark}\u202F» n’est pas compatible avec ces allergènes\u202F: %{allergens}. Vérifiez les deux.',
  allergen: {
    gluten: 'Céréales contenant du gluten',
    crustaceans: 'Crustacés',
    eggs: 'Œufs',
    fish: 'Poissons',
    peanuts: 'Arachides',
    soybeans: 'Soja',
    milk: 'Lait',
    nuts: 'Fruits à coque',
    celery: 'Céleri',
    mustard: 'Moutarde',
    sesame: 'Graines de sésame',
    sulphites: 'Anhydride sulfureux et sulfites',
    lupin: 'Lupin',
    molluscs: 'Mollusques',
  },
  mark: {
    vegetarian: 'Végétarien',
    vegan: 'Végan',
    halal: 'Halal',
    kosher: 'Casher',
    gluten_free: 'Sans gluten',
    lactose_free: 'Sans lactose',
    spicy: 'Épicé',
  },
} satisfies typeof english;
