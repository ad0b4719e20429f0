import { cities } from './cities';

export interface DeliveryType {
  id: string;
  /** By position in `referenceLanguages`. */
  name: string[];
  /** The kind of store a person picks when registering; icons go by it. */
  icon: string;
  /** Ids of the cities that have it. */
  city_ids: string[];
}

const everyCity = cities.map((city) => city.id);

/** Laws or habits keep these out of some countries. */
function citiesOutside(...countryCodes: string[]): string[] {
  return cities.filter((city) => !countryCodes.includes(city.country_id)).map((city) => city.id);
}

/** The types of goods that a store on the platform can sell. */
export const deliveryTypes: readonly DeliveryType[] = [
  {
    id: 'food',
    name: ['Food', 'طعام', 'Essen', 'Comida', 'Restauration', 'Ristorazione', 'Eten', 'Comida', 'Еда'],
    icon: 'restaurant',
    city_ids: everyCity,
  },
  {
    id: 'grocery',
    name: [
      'Groceries',
      'بقالة',
      'Lebensmittel',
      'Supermercado',
      'Épicerie',
      'Alimentari',
      'Boodschappen',
      'Mercearia',
      'Продукты',
    ],
    icon: 'grocery',
    city_ids: everyCity,
  },
  {
    id: 'pharmacy',
    name: ['Pharmacy', 'صيدلية', 'Apotheke', 'Farmacia', 'Pharmacie', 'Farmacia', 'Apotheek', 'Farmácia', 'Аптека'],
    icon: 'pharmacy',
    city_ids: everyCity,
  },
  {
    id: 'bakery',
    name: ['Bakery', 'مخبز', 'Bäckerei', 'Panadería', 'Boulangerie', 'Panetteria', 'Bakkerij', 'Padaria', 'Пекарня'],
    icon: 'bakery',
    city_ids: everyCity,
  },
  {
    id: 'flowers',
    name: ['Flowers', 'زهور', 'Blumen', 'Flores', 'Fleurs', 'Fiori', 'Bloemen', 'Flores', 'Цветы'],
    icon: 'flowers',
    city_ids: everyCity,
  },
  {
    id: 'drinks',
    name: [
      'Wine and spirits',
      'مشروبات كحولية',
      'Wein und Spirituosen',
      'Vinos y licores',
      'Vins et spiritueux',
      'Vini e liquori',
      'Wijn en sterkedrank',
      'Vinhos e bebidas',
      'Вино и крепкие напитки',
    ],
    icon: 'drinks',
    city_ids: citiesOutside('AE', 'EG', 'ID', 'MA', 'NO', 'QA', 'RU', 'SA', 'SE', 'TR'),
  },
  {
    id: 'pets',
    name: [
      'Pet supplies',
      'مستلزمات الحيوانات الأليفة',
      'Tierbedarf',
      'Mascotas',
      'Animalerie',
      'Animali',
      'Dierenwinkel',
      'Animais',
      'Зоотовары',
    ],
    icon: 'pets',
    city_ids: everyCity,
  },
  {
    id: 'courier',
    name: ['Parcels', 'طرود', 'Pakete', 'Paquetería', 'Colis', 'Pacchi', 'Pakketten', 'Encomendas', 'Посылки'],
    icon: 'parcel',
    city_ids: everyCity,
  },
];
