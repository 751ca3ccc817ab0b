/** Words above hours that name nothing: "Regular hours" are those of the business. */
export const plainWords =
  /^(?:regular|normal|usual|standard|special|current|new|general|extended|reduced|changed|temporary|other|further|more|reguläre?|normale?|übliche?|aktuelle?|neue?|besondere?|geänderte?|allgemeine?|weitere?|sonstige?|habitual(?:es)?|actual(?:es)?|nuevos?|especial(?:es)?|general(?:es)?|reducido|ampliado|otr[oa]s)$/i;
