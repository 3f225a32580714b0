/** Names of institutions in scripts that documents in PDF can have. */
export const scripts = {
  Greek: 'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών',
  Cyrillic: 'Қазақ ұлттық университеті, Алматы',
  Hebrew: 'אוניברסיטת תל אביב',
  Arabic: 'شارع الحبيب بورقيبة، كلية العلوم',
  Persian: 'دانشگاه تهران، خیابان انقلاب',
  Ethiopic: 'አዲስ አበባ ዩኒቨርሲቲ',
  Chinese: '北京大学图书馆',
  'traditional Chinese': '國立臺灣大學圖書館',
  Japanese: '東京大学附属図書館 グローバル',
  Korean: '서울대학교 중앙도서관',
  Armenian: 'Երևանի պետական համալսարան',
  Georgian: 'თბილისის სახელმწიფო უნივერსიტეტი',
  Thai: 'จุฬาลงกรณ์มหาวิทยาลัย',
} as const;

/** Scripts whose glyphs do not stand for one character each. */
export const composedScripts = {
  Devanagari: 'हिन्दी विश्वविद्यालय, प्रयागराज 12',
  Sindhi: 'سنڌ يونيورسٽي',
} as const;
