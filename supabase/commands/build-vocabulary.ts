// Loaded into every command: writes the generated module that search reads, which git does not have.
import { writeVocabulary } from '../reference/write-vocabulary.ts';

writeVocabulary();
