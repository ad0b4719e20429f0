import type { DemoCategory } from '../demoMenu';

/** The desserts of Trattoria Belvedere. */
export const trattoriaDesserts: DemoCategory = {
  key: 'desserts',
  name: ['Desserts', 'Desserts'],
  sub_categories: [
    {
      key: 'dolci',
      name: ['Desserts', 'Desserts'],
      items: [
        {
          key: 'tiramisu',
          name: ['Tiramisu', 'Tiramisu'],
          description: [
            'Mascarpone, coffee-soaked biscuits and bitter cocoa.',
            'Mascarpone, biscuits imbibés de café et cacao amer.',
          ],
          price: 690,
          tax: 10,
          picture: 'cake-0',
          modifier_groups: [],
        },
        {
          key: 'panna-cotta',
          name: ['Panna cotta', 'Panna cotta'],
          description: ['Vanilla cream with raspberry sauce.', 'Crème à la vanille, coulis de framboise.'],
          price: 590,
          tax: 10,
          picture: 'pannaCotta-0',
          modifier_groups: [],
        },
        {
          key: 'cannoli',
          name: ['Sicilian cannoli', 'Cannoli siciliens'],
          description: [
            'Two crisp shells filled with sweet ricotta and candied orange.',
            'Deux coques croustillantes, ricotta sucrée et orange confite.',
          ],
          price: 650,
          tax: 10,
          modifier_groups: [],
        },
        {
          key: 'lemon-tart',
          name: ['Lemon tart', 'Tarte au citron'],
          description: [
            'Sharp lemon cream under soft meringue.',
            'Crème de citron acidulée sous une meringue moelleuse.',
          ],
          price: 650,
          tax: 10,
          picture: 'cake-1',
          modifier_groups: [],
        },
        {
          key: 'praline-tart',
          name: ['Pink praline tart', 'Tarte aux pralines roses'],
          description: ['The Lyon classic, with thick cream.', 'Le classique lyonnais, avec de la crème épaisse.'],
          price: 690,
          tax: 10,
          picture: 'cake-5',
          modifier_groups: [],
        },
        {
          key: 'nutella-pizza',
          name: ['Hazelnut spread pizza', 'Pizza à la pâte à tartiner'],
          description: [
            'Warm dough, hazelnut spread and toasted hazelnuts, to share.',
            'Pâte chaude, pâte à tartiner et noisettes torréfiées, à partager.',
          ],
          price: 890,
          tax: 10,
          modifier_groups: [],
        },
      ],
    },
    {
      key: 'gelato',
      name: ['Gelato', 'Glaces'],
      items: [
        {
          key: 'gelato-cup',
          name: ['Gelato cup', 'Coupe de glace'],
          description: ['Two or three scoops made by our neighbour.', 'Deux ou trois boules de notre artisan voisin.'],
          price: 590,
          tax: 10,
          picture: 'iceCream-0',
          modifier_groups: ['gelato-flavours'],
        },
        {
          key: 'affogato',
          name: ['Affogato', 'Affogato'],
          description: ['Vanilla gelato drowned in a hot espresso.', 'Glace vanille noyée dans un espresso chaud.'],
          price: 550,
          tax: 10,
          modifier_groups: [],
        },
      ],
    },
  ],
};
