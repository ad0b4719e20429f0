import type { DemoCategory } from '../demoMenu';
import { trattoriaPizzas } from './trattoriaPizzas';

/** The pizza, pasta and mains of Trattoria Belvedere. */
export const trattoriaMains: DemoCategory = {
  key: 'mains',
  name: ['Pizza, pasta and mains', 'Pizzas, pâtes et plats'],
  sub_categories: [
    ...trattoriaPizzas,
    {
      key: 'pasta',
      name: ['Pasta', 'Pâtes'],
      items: [
        {
          key: 'carbonara',
          name: ['Carbonara', 'Carbonara'],
          description: [
            'Guanciale, egg yolk, pecorino and black pepper. No cream.',
            'Guanciale, jaune d’œuf, pecorino et poivre noir. Sans crème.',
          ],
          price: 1390,
          tax: 10,
          modifier_groups: ['pasta-shape', 'pasta-extras'],
        },
        {
          key: 'bolognese',
          name: ['Bolognese', 'Bolognaise'],
          description: ['Beef and pork ragù simmered for six hours.', 'Ragù de bœuf et de porc mijoté six heures.'],
          price: 1350,
          tax: 10,
          modifier_groups: ['pasta-shape', 'pasta-extras'],
        },
        {
          key: 'arrabbiata',
          name: ['Arrabbiata', 'Arrabbiata'],
          description: [
            'Tomato, garlic and as much chilli as you can take.',
            'Tomate, ail et tout le piment que vous supportez.',
          ],
          price: 1150,
          tax: 10,
          modifier_groups: ['pasta-shape', 'pasta-extras'],
        },
        {
          key: 'pesto',
          name: ['Basil pesto', 'Pesto de basilic'],
          description: [
            'Our own pesto, green beans and potatoes, as in Liguria.',
            'Notre pesto, haricots verts et pommes de terre, comme en Ligurie.',
          ],
          price: 1290,
          tax: 10,
          modifier_groups: ['pasta-shape', 'pasta-extras'],
        },
        {
          key: 'vongole',
          name: ['Clams', 'Palourdes'],
          description: ['Clams, white wine, garlic and parsley.', 'Palourdes, vin blanc, ail et persil.'],
          price: 1690,
          tax: 10,
          modifier_groups: ['pasta-shape', 'pasta-extras'],
        },
        {
          key: 'cacio-pepe',
          name: ['Cacio e pepe', 'Cacio e pepe'],
          description: [
            'Pecorino romano and freshly crushed pepper.',
            'Pecorino romano et poivre fraîchement concassé.',
          ],
          price: 1250,
          tax: 10,
          modifier_groups: ['pasta-shape', 'pasta-extras'],
        },
        {
          key: 'lasagne',
          name: ['Baked lasagne', 'Lasagnes au four'],
          description: [
            'Layers of ragù, béchamel and parmesan, browned in the oven.',
            'Couches de ragù, béchamel et parmesan, gratinées au four.',
          ],
          price: 1390,
          tax: 10,
          modifier_groups: ['pasta-extras'],
        },
        {
          key: 'ravioli',
          name: ['Ricotta and spinach ravioli', 'Ravioles ricotta épinards'],
          description: [
            'Fresh ravioli with brown butter and sage.',
            'Ravioles fraîches au beurre noisette et à la sauge.',
          ],
          price: 1450,
          tax: 10,
          modifier_groups: ['pasta-extras'],
        },
        {
          key: 'gnocchi',
          name: ['Gnocchi sorrentina', 'Gnocchis à la sorrentine'],
          description: [
            'Potato gnocchi, tomato and melted mozzarella.',
            'Gnocchis de pomme de terre, tomate et mozzarella fondue.',
          ],
          price: 1350,
          tax: 10,
          modifier_groups: ['pasta-extras'],
        },
        {
          key: 'risotto',
          name: ['Saffron risotto', 'Risotto au safran'],
          description: [
            'Carnaroli rice, saffron and bone marrow jus. Takes 20 minutes.',
            'Riz carnaroli, safran et jus à la moelle. Préparation : 20 minutes.',
          ],
          price: 1590,
          tax: 10,
          modifier_groups: ['pasta-extras'],
        },
      ],
    },
    {
      key: 'meat-fish',
      name: ['Meat and fish', 'Viandes et poissons'],
      items: [
        {
          key: 'tagliata',
          name: ['Beef tagliata', 'Tagliata de bœuf'],
          description: [
            'Sliced rump steak, rocket, parmesan and balsamic vinegar.',
            'Rumsteck tranché, roquette, parmesan et vinaigre balsamique.',
          ],
          price: 2190,
          tax: 10,
          modifier_groups: ['cooking', 'side'],
        },
        {
          key: 'veal-chop',
          name: ['Veal chop', 'Côte de veau'],
          description: ['Thick chop from the grill with sage butter.', 'Côte épaisse grillée, beurre à la sauge.'],
          price: 2490,
          tax: 10,
          modifier_groups: ['cooking', 'side'],
        },
        {
          key: 'saltimbocca',
          name: ['Saltimbocca', 'Saltimbocca'],
          description: [
            'Veal escalope, Parma ham, sage and white wine sauce.',
            'Escalope de veau, jambon de Parme, sauge et sauce au vin blanc.',
          ],
          price: 1990,
          tax: 10,
          modifier_groups: ['side'],
        },
        {
          key: 'milanese',
          name: ['Chicken milanese', 'Poulet à la milanaise'],
          description: ['Crisp breaded chicken breast with lemon.', 'Blanc de poulet pané croustillant, citron.'],
          price: 1690,
          tax: 10,
          modifier_groups: ['side'],
        },
        {
          key: 'sea-bass',
          name: ['Sea bass fillet', 'Filet de bar'],
          description: [
            'Skin-on fillet, cherry tomatoes, olives and capers.',
            'Filet sur peau, tomates cerises, olives et câpres.',
          ],
          price: 2150,
          tax: 10,
          modifier_groups: ['side'],
        },
        {
          key: 'aubergine',
          name: ['Aubergine parmigiana', 'Aubergines à la parmesane'],
          description: [
            'Layers of aubergine, tomato and parmesan. Vegetarian.',
            'Couches d’aubergine, tomate et parmesan. Végétarien.',
          ],
          price: 1450,
          tax: 10,
          modifier_groups: ['side'],
        },
      ],
    },
  ],
};
