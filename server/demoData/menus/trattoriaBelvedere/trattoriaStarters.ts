import type { DemoCategory } from '../demoMenu';

/** The starters and salads of Trattoria Belvedere. */
export const trattoriaStarters: DemoCategory = {
  key: 'starters',
  name: ['Starters and salads', 'Entrées et salades'],
  sub_categories: [
    {
      key: 'antipasti',
      name: ['Antipasti', 'Antipasti'],
      items: [
        {
          key: 'burrata',
          name: ['Burrata and tomatoes', 'Burrata et tomates'],
          description: [
            'Creamy burrata, marinated tomatoes, basil oil and grilled bread.',
            'Burrata crémeuse, tomates marinées, huile de basilic et pain grillé.',
          ],
          price: 1150,
          tax: 10,
          picture: 'salad-5',
          modifier_groups: [],
        },
        {
          key: 'bruschetta',
          name: ['Tomato bruschetta', 'Bruschetta à la tomate'],
          description: [
            'Three slices of toasted country bread, crushed tomatoes, garlic and oregano.',
            'Trois tranches de pain de campagne grillé, tomates concassées, ail et origan.',
          ],
          price: 750,
          tax: 10,
          picture: 'bruschetta-0',
          modifier_groups: [],
        },
        {
          key: 'vitello-tonnato',
          name: ['Vitello tonnato', 'Vitello tonnato'],
          description: [
            'Thinly sliced veal, smooth tuna sauce, capers and celery leaves.',
            'Fines tranches de veau, sauce onctueuse au thon, câpres et feuilles de céleri.',
          ],
          price: 1290,
          tax: 10,
          modifier_groups: [],
        },
        {
          key: 'carpaccio',
          name: ['Beef carpaccio', 'Carpaccio de bœuf'],
          description: [
            'Raw Charolais beef, rocket, shaved parmesan and lemon.',
            'Bœuf charolais cru, roquette, copeaux de parmesan et citron.',
          ],
          price: 1250,
          tax: 10,
          modifier_groups: [],
        },
        {
          key: 'arancini',
          name: ['Arancini', 'Arancini'],
          description: [
            'Four crisp rice balls with scamorza, served with tomato sauce.',
            'Quatre boulettes de riz croustillantes à la scamorza, sauce tomate.',
          ],
          price: 890,
          tax: 10,
          picture: 'bites-0',
          modifier_groups: [],
        },
        {
          key: 'calamari',
          name: ['Fried calamari', 'Calamars frits'],
          description: [
            'Light batter, lemon and a mild garlic mayonnaise.',
            'Friture légère, citron et mayonnaise douce à l’ail.',
          ],
          price: 1090,
          tax: 10,
          picture: 'bites-1',
          modifier_groups: [],
        },
        {
          key: 'board-cured',
          name: ['Cured meat board', 'Planche de charcuterie'],
          description: [
            'Parma ham, coppa, finocchiona and pickles, for two.',
            'Jambon de Parme, coppa, finocchiona et pickles, pour deux.',
          ],
          price: 1790,
          tax: 10,
          picture: 'board-0',
          modifier_groups: [],
        },
        {
          key: 'board-cheese',
          name: ['Cheese board', 'Planche de fromages'],
          description: [
            'Gorgonzola, taleggio, pecorino and fig chutney, for two.',
            'Gorgonzola, taleggio, pecorino et chutney de figues, pour deux.',
          ],
          price: 1650,
          tax: 10,
          picture: 'board-1',
          in_stock: false,
          modifier_groups: [],
        },
      ],
    },
    {
      key: 'salads',
      name: ['Salads', 'Salades'],
      items: [
        {
          key: 'caesar',
          name: ['Belvedere Caesar', 'César Belvedere'],
          description: [
            'Romaine, crisp bacon, parmesan, croutons and anchovy dressing.',
            'Romaine, lard croustillant, parmesan, croûtons et sauce aux anchois.',
          ],
          price: 1290,
          tax: 10,
          picture: 'salad-1',
          modifier_groups: ['salad-extras'],
        },
        {
          key: 'caprese',
          name: ['Caprese', 'Caprese'],
          description: [
            'Buffalo mozzarella, three kinds of tomato and fresh basil.',
            'Mozzarella di bufala, trois variétés de tomates et basilic frais.',
          ],
          price: 1190,
          tax: 10,
          picture: 'salad-5',
          modifier_groups: ['salad-extras'],
        },
        {
          key: 'panzanella',
          name: ['Panzanella', 'Panzanella'],
          description: [
            'Tuscan bread salad with cucumber, red onion, tomatoes and vinegar.',
            'Salade de pain toscane, concombre, oignon rouge, tomates et vinaigre.',
          ],
          price: 1090,
          tax: 10,
          picture: 'salad-0',
          modifier_groups: ['salad-extras'],
        },
        {
          key: 'octopus-salad',
          name: ['Octopus and potato salad', 'Salade de poulpe et pommes de terre'],
          description: [
            'Warm octopus, new potatoes, celery, olives and parsley.',
            'Poulpe tiède, pommes de terre nouvelles, céleri, olives et persil.',
          ],
          price: 1490,
          tax: 10,
          modifier_groups: ['salad-extras'],
        },
        {
          key: 'green-salad',
          name: ['Small green salad', 'Petite salade verte'],
          description: ['Mixed leaves and mustard vinaigrette.', 'Jeunes pousses et vinaigrette à la moutarde.'],
          price: 490,
          tax: 10,
          modifier_groups: ['salad-extras'],
        },
      ],
    },
    {
      key: 'soups',
      name: ['Soups', 'Soupes'],
      items: [
        {
          key: 'minestrone',
          name: ['Minestrone', 'Minestrone'],
          description: [
            'Seasonal vegetables, white beans and a spoonful of pesto.',
            'Légumes de saison, haricots blancs et une cuillère de pesto.',
          ],
          price: 790,
          tax: 10,
          picture: 'soup-1',
          modifier_groups: [],
        },
        {
          key: 'tomato-soup',
          name: ['Roasted tomato soup', 'Soupe de tomates rôties'],
          description: ['Slow-roasted tomatoes, garlic and ricotta.', 'Tomates rôties lentement, ail et ricotta.'],
          price: 750,
          tax: 10,
          picture: 'soup-0',
          modifier_groups: [],
        },
        {
          key: 'ribollita',
          name: ['Ribollita', 'Ribollita'],
          description: [
            'Thick Tuscan soup of black cabbage, beans and bread.',
            'Épaisse soupe toscane de chou noir, haricots et pain.',
          ],
          price: 850,
          tax: 10,
          picture: 'soup-2',
          visible: false,
          modifier_groups: [],
        },
      ],
    },
  ],
};
