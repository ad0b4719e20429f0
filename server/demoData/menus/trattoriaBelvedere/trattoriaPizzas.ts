import type { DemoSubCategory } from '../demoMenu';

/** The pizzas of Trattoria Belvedere, with tomato and without. */
export const trattoriaPizzas: DemoSubCategory[] = [
  {
    key: 'pizza-red',
    name: ['Pizzas with tomato', 'Pizzas à la tomate'],
    items: [
      {
        key: 'margherita',
        name: ['Margherita', 'Margherita'],
        description: [
          'Tomato, fior di latte mozzarella, basil and olive oil.',
          'Tomate, mozzarella fior di latte, basilic et huile d’olive.',
        ],
        price: 990,
        tax: 10,
        picture: 'pizza-0',
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
      {
        key: 'marinara',
        name: ['Marinara', 'Marinara'],
        description: [
          'Tomato, garlic, oregano and olive oil. No cheese.',
          'Tomate, ail, origan et huile d’olive. Sans fromage.',
        ],
        price: 850,
        tax: 10,
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
      {
        key: 'regina',
        name: ['Regina', 'Regina'],
        description: [
          'Tomato, mozzarella, cooked ham and button mushrooms.',
          'Tomate, mozzarella, jambon blanc et champignons de Paris.',
        ],
        price: 1190,
        tax: 10,
        picture: 'pizza-2',
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
      {
        key: 'diavola',
        name: ['Diavola', 'Diavola'],
        description: [
          'Tomato, mozzarella, spicy salami and red onion.',
          'Tomate, mozzarella, salami piquant et oignon rouge.',
        ],
        price: 1250,
        tax: 10,
        picture: 'pizza-1',
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
      {
        key: 'napoli',
        name: ['Napoli', 'Napoli'],
        description: [
          'Tomato, mozzarella, anchovies, capers and olives.',
          'Tomate, mozzarella, anchois, câpres et olives.',
        ],
        price: 1190,
        tax: 10,
        picture: 'pizza-6',
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
      {
        key: 'quattro-stagioni',
        name: ['Four seasons', 'Quatre saisons'],
        description: [
          'Ham, artichokes, mushrooms and olives, each in its quarter.',
          'Jambon, artichauts, champignons et olives, chacun dans son quart.',
        ],
        price: 1350,
        tax: 10,
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
      {
        key: 'ortolana',
        name: ['Ortolana', 'Ortolana'],
        description: [
          'Tomato, mozzarella, grilled courgette, aubergine and peppers.',
          'Tomate, mozzarella, courgette, aubergine et poivrons grillés.',
        ],
        price: 1290,
        tax: 10,
        picture: 'pizza-3',
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
      {
        key: 'calzone',
        name: ['Calzone', 'Calzone'],
        description: [
          'Folded pizza with ham, mozzarella, mushrooms and an egg.',
          'Pizza pliée au jambon, mozzarella, champignons et œuf.',
        ],
        price: 1350,
        tax: 10,
        modifier_groups: ['pizza-base', 'pizza-toppings'],
      },
    ],
  },
  {
    key: 'pizza-white',
    name: ['White pizzas', 'Pizzas blanches'],
    items: [
      {
        key: 'quattro-formaggi',
        name: ['Four cheeses', 'Quatre fromages'],
        description: [
          'Mozzarella, gorgonzola, taleggio and parmesan.',
          'Mozzarella, gorgonzola, taleggio et parmesan.',
        ],
        price: 1350,
        tax: 10,
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
      {
        key: 'tartufo',
        name: ['Truffle', 'Tartufo'],
        description: [
          'Truffle cream, mozzarella, mushrooms and shaved parmesan.',
          'Crème de truffe, mozzarella, champignons et copeaux de parmesan.',
        ],
        price: 1690,
        tax: 10,
        picture: 'pizza-4',
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
      {
        key: 'mortadella',
        name: ['Mortadella and pistachio', 'Mortadelle et pistache'],
        description: [
          'Stracciatella, mortadella, crushed pistachios and lemon zest.',
          'Stracciatella, mortadelle, pistaches concassées et zeste de citron.',
        ],
        price: 1590,
        tax: 10,
        picture: 'pizza-5',
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
      {
        key: 'lyonnaise',
        name: ['La Lyonnaise', 'La Lyonnaise'],
        description: [
          'Cream, Saint-Marcellin cheese, bacon, onions and a soft egg.',
          'Crème, saint-marcellin, lardons, oignons et œuf coulant.',
        ],
        price: 1490,
        tax: 10,
        picture: 'pizza-8',
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
      {
        key: 'salmone',
        name: ['Smoked salmon', 'Saumon fumé'],
        description: [
          'Cream, smoked salmon, dill and lemon after baking.',
          'Crème, saumon fumé, aneth et citron après cuisson.',
        ],
        price: 1590,
        tax: 10,
        picture: 'pizza-7',
        in_stock: false,
        modifier_groups: ['pizza-size', 'pizza-base', 'pizza-toppings'],
      },
    ],
  },
];
