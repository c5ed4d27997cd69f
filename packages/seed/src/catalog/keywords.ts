import type { Pair } from '../editorial/localized'

/**
 * Words that shoppers search for, besides those in the texts. Words for several products are synonyms in the settings.
 */
const KEYWORDS: Readonly<Record<string, Pair<readonly string[]>>> = {
  'prod-001': {
    es: ['seguridad', 'robo', 'clave', 'cadena', 'aduana', 'equipaje'],
    en: ['security', 'theft', 'combination', 'TSA-approved', 'cable lock', 'luggage'],
  },
  'prod-002': {
    es: ['bolsas de compresión', 'orden', 'bolsas para ropa', 'cubos', 'compresión'],
    en: ['compression bags', 'suitcase', 'organizers', 'compression', 'clothes', 'cubes'],
  },
  'prod-003': {
    es: ['mochila', 'impermeable', 'agua', 'lancha', 'kayak', 'playa', 'proteger celular'],
    en: ['backpack', 'boat', 'kayak', 'beach', 'waterproof pouch', 'phone'],
  },
  'prod-004': { es: ['nombre', 'recuerdo', 'regalo', 'maya'], en: ['name', 'souvenir', 'gift', 'Maya'] },
  'prod-005': {
    es: ['niños', 'bebé', 'sol', 'quemaduras', 'playa', 'FPS', 'factor', 'crema'],
    en: ['kids', 'children', 'baby', 'sun', 'sunburn', 'beach', 'SPF', 'lotion', 'cream', 'reef-safe'],
  },
  'prod-006': {
    es: ['baño', 'ducha', 'lavar ropa', 'cuerpo'],
    en: ['bath', 'shower', 'body wash', 'laundry'],
  },
  'prod-007': { es: ['dental', 'boca', 'pasta'], en: ['dental', 'teeth', 'travel toothbrush'] },
  'prod-008': {
    es: ['alcohol', 'gérmenes', 'limpiar manos'],
    en: ['Purell', 'alcohol', 'germs', 'disinfectant'],
  },
  'prod-009': {
    es: ['perfumero', 'loción', 'fragancia', 'frasco', 'aroma', 'spray'],
    en: ['atomizer', 'scent', 'spray bottle', 'cologne'],
  },
  'prod-010': { es: ['pelo', 'cabello', 'aloe'], en: ['hair', 'aloe vera', 'solid shampoo'] },
  'prod-011': {
    es: ['cargador', 'celular', 'carga', 'pila', 'USB'],
    en: ['charger', 'phone', 'battery', 'USB', 'charging'],
  },
  'prod-012': {
    es: ['corriente', 'voltaje', 'cargador', 'convertidor', 'USB'],
    en: ['international', 'Europe', 'socket', 'power', 'converter', 'charger', 'USB', 'voltage'],
  },
  'prod-013': {
    es: ['música', 'ruido', 'Bluetooth'],
    en: ['noise canceling', 'earbuds', 'music', 'noise', 'Bluetooth', 'wireless'],
  },
  'prod-014': {
    es: ['heridas', 'ampollas', 'medicina', 'emergencia'],
    en: ['wound', 'blister', 'medicine', 'emergency'],
  },
  'prod-015': {
    es: ['Off', 'loción', 'crema', 'insectos', 'picaduras', 'dengue', 'spray'],
    en: ['Off', 'DEET-free', 'icaridin', 'insects', 'bites', 'dengue', 'spray'],
  },
  'prod-016': {
    es: ['diarrea', 'deshidratación', 'calor', 'malestar'],
    en: ['Liquid IV', 'electrolyte drink', 'diarrhea', 'dehydration', 'heat', 'hangover'],
  },
  'prod-017': {
    es: ['cuello', 'dormir', 'avión', 'viajera', 'bus'],
    en: ['plane', 'neck', 'sleep', 'airplane', 'travel pillow'],
  },
  'prod-018': {
    es: ['dormir', 'ronquidos', 'ruido', 'ojos'],
    en: ['sleep', 'snoring', 'noise', 'blindfold'],
  },
  'prod-019': { es: ['sol', 'playa', 'sombra', 'cap'], en: ['sun', 'beach', 'shade', 'cap', 'bucket hat'] },
  'prod-020': {
    es: ['agua', 'tomar agua', 'termo', 'silicona'],
    en: ['water', 'hydration', 'foldable', 'silicone'],
  },
  'kit-001': {
    es: ['mar', 'snorkel', 'careteo', 'Roatán', 'Utila', 'isla'],
    en: ['ocean', 'snorkel', 'Roatán', 'Utila', 'island', 'swim'],
  },
  'kit-002': {
    es: ['montaña', 'caminata', 'senderismo', 'Copán', 'excursión', 'selva'],
    en: ['hiking', 'trekking', 'Copán', 'jungle', 'mountain', 'trail'],
  },
  'kit-003': {
    es: ['avión', 'vuelo', 'dormir', 'aeropuerto', 'escala'],
    en: ['plane', 'airplane', 'sleep', 'airport', 'layover', 'red-eye'],
  },
}

/** Words that fit everything in the shop: "travel adapter", "candado de viaje". */
const COMMON: Pair<readonly string[]> = { es: ['viaje', 'viajar'], en: ['travel', 'travel-size'] }

export const keywordsOf = (id: string): Pair<readonly string[]> => ({
  es: [...(KEYWORDS[id]?.es ?? []), ...COMMON.es],
  en: [...(KEYWORDS[id]?.en ?? []), ...COMMON.en],
})
