/** The figures of the documents, by the names of their drawings: command lines that lead to each. */
export const figures = {
  'false-positive': ['query lime', 'end'],
  'definitely-not': ['query mango', 'end'],
  member: ['query apple', 'end'],
  names: ['preset lab', 'query Alice', 'end'],
  animals: ['preset simulator', 'query amber', 'end'],
};
