import type { FileLanguage } from '#contract/menuFiles/fileLanguages';
import type { Minor } from '#contract/money';

/** Texts of the example rows in a language. */
interface ExampleWords {
  yes: string;
  no: string;
  food: string;
  desserts: string;
  pizza: string;
  dessert: string;
  dessertDetail: string;
  size: string;
  small: string;
  large: string;
  lunchOffer: string;
  deliveryOffer: string;
  terrace: string;
  diningRoom: string;
  byWindow: string;
}

export const exampleWords: Record<FileLanguage, ExampleWords> = {
  en: {
    yes: 'yes',
    no: 'no',
    food: 'Food',
    desserts: 'Desserts',
    pizza: 'Pizza with tomato and mozzarella',
    dessert: 'Chocolate cake',
    dessertDetail: 'With cream, and a cherry on top',
    size: 'Size',
    small: 'Small',
    large: 'Large',
    lunchOffer: '20% off at lunch',
    deliveryOffer: 'Free delivery',
    terrace: 'Terrace',
    diningRoom: 'Dining room',
    byWindow: 'By the window',
  },
  ar: {
    yes: 'نعم',
    no: 'لا',
    food: 'الأطعمة',
    desserts: 'الحلويات',
    pizza: 'بيتزا بالطماطم والموزاريلا',
    dessert: 'كعكة الشوكولاتة',
    dessertDetail: 'مع الكريمة وحبة كرز',
    size: 'الحجم',
    small: 'صغير',
    large: 'كبير',
    lunchOffer: 'خصم 20% وقت الغداء',
    deliveryOffer: 'توصيل مجاني',
    terrace: 'الشرفة',
    diningRoom: 'صالة الطعام',
    byWindow: 'بجانب النافذة',
  },
  de: {
    yes: 'ja',
    no: 'nein',
    food: 'Speisen',
    desserts: 'Nachspeisen',
    pizza: 'Pizza mit Tomaten und Mozzarella',
    dessert: 'Schokoladenkuchen',
    dessertDetail: 'Mit Sahne, und einer Kirsche obenauf',
    size: 'Größe',
    small: 'Klein',
    large: 'Groß',
    lunchOffer: '20 % Rabatt am Mittag',
    deliveryOffer: 'Kostenlose Lieferung',
    terrace: 'Terrasse',
    diningRoom: 'Gastraum',
    byWindow: 'Am Fenster',
  },
  es: {
    yes: 'sí',
    no: 'no',
    food: 'Comidas',
    desserts: 'Postres',
    pizza: 'Pizza con tomate y mozzarella',
    dessert: 'Tarta de chocolate',
    dessertDetail: 'Con nata, y una cereza encima',
    size: 'Tamaño',
    small: 'Pequeño',
    large: 'Grande',
    lunchOffer: '20 % de descuento a mediodía',
    deliveryOffer: 'Envío gratis',
    terrace: 'Terraza',
    diningRoom: 'Comedor',
    byWindow: 'Junto a la ventana',
  },
  fr: {
    yes: 'oui',
    no: 'non',
    food: 'Plats',
    desserts: 'Desserts',
    pizza: 'Pizza à la tomate et à la mozzarella',
    dessert: 'Gâteau au chocolat',
    dessertDetail: 'Avec de la crème, et une cerise',
    size: 'Taille',
    small: 'Petit',
    large: 'Grand',
    lunchOffer: '20 % de remise le midi',
    deliveryOffer: 'Livraison offerte',
    terrace: 'Terrasse',
    diningRoom: 'Salle principale',
    byWindow: 'Près de la fenêtre',
  },
  it: {
    yes: 'sì',
    no: 'no',
    food: 'Piatti',
    desserts: 'Dolci',
    pizza: 'Pizza con pomodoro e mozzarella',
    dessert: 'Torta al cioccolato',
    dessertDetail: 'Con panna, e una ciliegia',
    size: 'Formato',
    small: 'Piccolo',
    large: 'Grande',
    lunchOffer: '20% di sconto a pranzo',
    deliveryOffer: 'Consegna gratuita',
    terrace: 'Terrazza',
    diningRoom: 'Sala principale',
    byWindow: 'Vicino alla finestra',
  },
  nl: {
    yes: 'ja',
    no: 'nee',
    food: 'Gerechten',
    desserts: 'Nagerechten',
    pizza: 'Pizza met tomaat en mozzarella',
    dessert: 'Chocoladetaart',
    dessertDetail: 'Met slagroom, en een kers',
    size: 'Maat',
    small: 'Klein',
    large: 'Groot',
    lunchOffer: '20% korting tijdens de lunch',
    deliveryOffer: 'Gratis bezorging',
    terrace: 'Terras',
    diningRoom: 'Eetzaal',
    byWindow: 'Bij het raam',
  },
  pt: {
    yes: 'sim',
    no: 'não',
    food: 'Pratos',
    desserts: 'Sobremesas',
    pizza: 'Pizza com tomate e mozarela',
    dessert: 'Bolo de chocolate',
    dessertDetail: 'Com natas, e uma cereja',
    size: 'Tamanho',
    small: 'Pequeno',
    large: 'Grande',
    lunchOffer: '20% de desconto no almoço',
    deliveryOffer: 'Entrega grátis',
    terrace: 'Varanda',
    diningRoom: 'Salão',
    byWindow: 'Perto da janela',
  },
  ru: {
    yes: 'да',
    no: 'нет',
    food: 'Блюда',
    desserts: 'Десерты',
    pizza: 'Пицца с томатами и моцареллой',
    dessert: 'Шоколадный торт',
    dessertDetail: 'Со сливками и вишней',
    size: 'Размер',
    small: 'Маленький',
    large: 'Большой',
    lunchOffer: 'Скидка 20 % в обед',
    deliveryOffer: 'Бесплатная доставка',
    terrace: 'Терраса',
    diningRoom: 'Основной зал',
    byWindow: 'У окна',
  },
};

/** Prices of the examples, in minor units of a currency with two digits. */
export const examplePrices: Record<'pizza' | 'dessert' | 'large' | 'small' | 'order', Minor> = {
  pizza: 890,
  dessert: 450,
  large: 200,
  small: 0,
  order: 3000,
};
