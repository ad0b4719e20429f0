import type { Words } from './fileLanguages';

/** Words for columns that several kinds of files have. */
export const sharedWords = {
  id: {
    en: ['ID'],
    ar: ['المعرّف'],
    de: ['Kennung'],
    es: ['Identificador'],
    fr: ['Identifiant'],
    it: ['Identificativo'],
    nl: ['Kenmerk'],
    pt: ['Identificador'],
    ru: ['Идентификатор'],
  },
  price: {
    en: ['Price', 'Item price', 'Unit price', 'Sale price', 'Base price', 'Amount', 'Variant price', 'Retail price'],
    ar: ['السعر', 'سعر'],
    de: ['Preis', 'Verkaufspreis', 'Bruttopreis', 'Einzelpreis', 'VK'],
    es: ['Precio', 'Precio de venta', 'PVP', 'Importe'],
    fr: ['Prix', 'Prix de vente', 'Prix TTC', 'Tarif'],
    it: ['Prezzo', 'Prezzo di vendita', 'Importo'],
    nl: ['Prijs', 'Verkoopprijs'],
    pt: ['Preço', 'Preço de venda', 'Valor'],
    ru: ['Цена', 'Стоимость'],
  },
  is_in_stock: {
    en: ['In stock', 'Stock', 'Available', 'Availability', 'Is available', 'Is in stock', 'Stock status'],
    ar: ['متوفر', 'متاح', 'المخزون'],
    de: ['Vorrätig', 'Verfügbar', 'Auf Lager', 'Lagerbestand', 'Bestand', 'Verfügbarkeit'],
    es: ['En existencias', 'Disponible', 'Existencias', 'Disponibilidad', 'En stock'],
    fr: ['En stock', 'Disponible', 'Disponibilité'],
    it: ['Disponibile', 'Disponibilità', 'In magazzino', 'Giacenza'],
    nl: ['Op voorraad', 'Voorraad', 'Beschikbaar', 'Beschikbaarheid'],
    pt: ['Em estoque', 'Disponível', 'Estoque', 'Disponibilidade', 'Em stock'],
    ru: ['В наличии', 'Наличие', 'Доступно', 'Остаток'],
  },
  is_visible: {
    en: [
      ...['Visible', 'Visibility', 'Enabled', 'Active', 'Published', 'Is visible', 'Is active', 'Status', 'Shown'],
      ...['Online visibility', 'Item visibility', 'Online item visibility', 'Square Online Item Visibility'],
      ...['Visible online', 'Show online', 'Item status', 'Is enabled', 'Is published', 'Available for sale'],
    ],
    ar: ['ظاهر', 'مرئي', 'مفعّل', 'نشط'],
    de: ['Sichtbar', 'Sichtbarkeit', 'Aktiv', 'Aktiviert', 'Veröffentlicht'],
    es: ['Visible', 'Visibilidad', 'Activo', 'Habilitado', 'Publicado'],
    fr: ['Visible', 'Visibilité', 'Actif', 'Activé', 'Publié'],
    it: ['Visibile', 'Visibilità', 'Attivo', 'Abilitato', 'Pubblicato'],
    nl: ['Zichtbaar', 'Zichtbaarheid', 'Actief', 'Ingeschakeld', 'Gepubliceerd'],
    pt: ['Visível', 'Visibilidade', 'Ativo', 'Habilitado', 'Publicado'],
    ru: ['Видимость', 'Видимый', 'Видно', 'Активен', 'Включено', 'Опубликовано'],
  },
  sequence_number: {
    en: ['Sequence', 'Sequence number', 'Sort order', 'Position', 'Order', 'Sort', 'Rank', 'Display order'],
    ar: ['الترتيب', 'ترتيب'],
    de: ['Reihenfolge', 'Sortierung', 'Position'],
    es: ['Orden', 'Posición', 'Secuencia'],
    fr: ['Ordre', 'Position', 'Rang'],
    it: ['Ordine', 'Posizione', 'Sequenza'],
    nl: ['Volgorde', 'Positie', 'Volgnummer'],
    pt: ['Ordem', 'Posição', 'Sequência'],
    ru: ['Порядок', 'Позиция', 'Сортировка'],
  },
} satisfies Record<string, Words>;

export const subCategoryWords: Words = {
  en: ['Sub-category', 'Subcategory', 'Sub category', 'Sub-category name', 'Section', 'Menu section', 'Menu group'],
  ar: ['الفئة الفرعية', 'فئة فرعية', 'القسم'],
  de: ['Unterkategorie', 'Untergruppe', 'Rubrik'],
  es: ['Subcategoría', 'Sección'],
  fr: ['Sous-catégorie', 'Rubrique', 'Section'],
  it: ['Sottocategoria', 'Sezione'],
  nl: ['Subcategorie', 'Rubriek'],
  pt: ['Subcategoria', 'Seção', 'Secção'],
  ru: ['Подкатегория', 'Раздел'],
};

export const categoryWords: Words = {
  en: ['Category', 'Category name', 'Categories', 'Reporting category', 'Group', 'Product group', 'Department', 'Type'],
  ar: ['الفئة', 'فئة', 'التصنيف', 'المجموعة'],
  de: ['Kategorie', 'Warengruppe', 'Gruppe', 'Artikelgruppe', 'Produktgruppe'],
  es: ['Categoría', 'Grupo', 'Familia', 'Departamento'],
  fr: ['Catégorie', 'Groupe', 'Famille'],
  it: ['Categoria', 'Gruppo', 'Reparto'],
  nl: ['Categorie', 'Groep', 'Productgroep'],
  pt: ['Categoria', 'Grupo', 'Família'],
  ru: ['Категория', 'Группа'],
};
